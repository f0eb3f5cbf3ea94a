import { Quote } from '@tamarack-lowe/ui/quote';
import { useWords } from '../context/PagesProvider.tsx';
import type { ShownResourceBlock } from './ShownResourceBlock.ts';

type ResourceQuoteProps = Extract<ShownResourceBlock, { type: 'quote' }>;

/** A sentence from a colleague. The first part of `by` is the name; the rest says who that is. */
export function ResourceQuote({ text, by = '', portrait }: ResourceQuoteProps) {
  const { say } = useWords();
  const [name, ...rest] = by.split(', ');
  return (
    <Quote className="resource__quote" by={name} job={rest.join(', ')} picture={portrait ?? undefined}>
      {say('quoted', { text })}
    </Quote>
  );
}
