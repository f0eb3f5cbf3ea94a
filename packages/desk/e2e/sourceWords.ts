import type { Page } from '@playwright/test';
import en from '../src/client/words/en.json' with { type: 'json' };
import englishFields from '../src/client/words/fields.en.json' with { type: 'json' };
import frenchFields from '../src/client/words/fields.fr.json' with { type: 'json' };
import fr from '../src/client/words/fr.json' with { type: 'json' };

type FieldFile = typeof englishFields;

/** All words of the desk in one language: its sentences, and those of fields, options and blocks. */
function wordsOf(sentences: typeof en, { fields, options, blocks }: FieldFile): string[] {
  return [
    ...Object.values(sentences),
    ...Object.values(options),
    ...Object.values(blocks),
    ...Object.values<{ label: string; help?: string }>(fields).flatMap(({ label, help }) => [
      label,
      help ?? '',
    ]),
  ];
}

const WORDS = { en: wordsOf(en, englishFields), fr: wordsOf(fr, frenchFields) };

/**
 * Lists words of the desk on a screen that are of its other language, and names of fields that no word describes. What is marked as
 * another language is the content.
 */
export async function sourceWords(page: Page, language: string): Promise<string[]> {
  const [own, other] = language === 'fr' ? [WORDS.fr, WORDS.en] : [WORDS.en, WORDS.fr];
  const foreign = other.filter((words) => words.length > 1 && !own.includes(words));
  return await page.evaluate(
    ({ foreign, language }) => {
      const wrong = new Set(foreign);
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: holder, textContent } = walker.currentNode;
        const words = (textContent ?? '').replaceAll(/\s+/g, ' ').trim();
        if (!holder?.checkVisibility() || holder.closest('[aria-hidden]')) continue;
        if (holder.closest('[lang]')?.getAttribute('lang') !== language) continue;
        if (wrong.has(words)) found.add(words);
        // A name of a program where a label should be: "durationSeconds". Figures have names of the firm.
        const isLabel = holder.matches('label, legend, h1, h2') && !holder.closest('.record__entry');
        if (isLabel && /^[a-z]+(?:[A-Z][a-z]+)+$/.test(words)) found.add(words);
      }
      for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        for (const name of ['aria-label', 'title', 'placeholder']) {
          const words = element.getAttribute(name) ?? '';
          if (element.closest('[lang]')?.getAttribute('lang') === language && wrong.has(words))
            found.add(words);
        }
      return [...found];
    },
    { foreign, language },
  );
}
