import { BLOCK_TYPES } from '@tamarack-lowe/content-tools';
import { closest } from '../config/closest.ts';

type Blocks = {
  /** Types of blocks that the content says are the firm's own. */
  written: readonly string[];
  /** Types of blocks that the config has a component for. */
  drawn: readonly string[];
};

/** What is wrong between the blocks of a content folder and what a config draws blocks with. */
export function blockComplaints({ written, drawn }: Blocks): string[] {
  const known = [...written, ...BLOCK_TYPES];
  return [
    ...written
      .filter((type) => !drawn.includes(type))
      .map(
        (type) =>
          `blocks.${type}: nothing draws this block, which blocks.ts of the content has. Add "${type}": { Component } to "blocks" of the config.`,
      ),
    ...drawn
      .filter((type) => !known.includes(type))
      .map((type) => {
        const meant = closest(type, known);
        const remedy = meant === null ? `There are ${known.join(', ')}.` : `Did you mean "${meant}"?`;
        return `blocks.${type}: there is no block of this type. ${remedy}`;
      }),
  ];
}
