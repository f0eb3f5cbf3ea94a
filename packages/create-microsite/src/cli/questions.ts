import { basename, resolve } from 'node:path';
import { slugOf } from '@tamarack-lowe/content-model';
import type { Answers } from '../answers/Answers.ts';
import { readColour, readLanguages, readName, readSections, readTypes } from '../answers.ts';
import { readDefaults } from '../readDefaults.ts';
import type { Said } from './readFlags.ts';

/** A question: what is asked, what the answer is without one, and how an answer is read. */
export type Ask = <Answer>(
  question: string,
  usual: string,
  read: (typed: string) => Answer,
) => Promise<Answer>;

/**
 * Puts together what a site is made of: what was said, and what `ask` gives for the rest. Throws a `CreateError` for a flag
 * that cannot be read.
 */
export async function answersFrom(said: Said, ask: Ask): Promise<Answers & { folder: string }> {
  const usual = readDefaults();
  const inFolder = said.folder === undefined ? 'My Firm' : titled(basename(resolve(said.folder)));
  const name =
    said.name === undefined ? await ask('What is the firm called?', inFolder, readName) : readName(said.name);
  const languages = said.language
    ? readLanguages(said.language)
    : await ask('Which languages does it speak? The first stands at the root.', ownLanguage(), (typed) =>
        readLanguages(listed(typed)),
      );
  const sections = said.section
    ? readSections(said.section, languages)
    : await ask('Which sections of slides? Names with commas between, languages with slashes.', '', (typed) =>
        readSections(listed(typed), languages),
      );
  const types = said.type
    ? readTypes(said.type, languages)
    : await ask(
        'Who visits? Up to three, as sections are written, or "everybody" for no choice.',
        '',
        (typed) => readTypes(listed(typed), languages),
      );
  const colour = said.colour
    ? readColour(said.colour)
    : await ask('What is its colour?', usual.colour, readColour);
  return { folder: said.folder ?? (slugOf(name) || 'my-firm'), name, languages, sections, types, colour };
}

const listed = (typed: string) => typed.split(',').filter((part) => part.trim() !== '');

const ownLanguage = () => Intl.DateTimeFormat().resolvedOptions().locale;

/** `my-firm` is the folder of My Firm. */
function titled(folder: string): string {
  return folder
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1))
    .join(' ');
}
