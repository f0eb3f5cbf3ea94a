import { consentsSchema } from '@tamarack-lowe/content-model/internal/content';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import { expect, it } from 'vitest';
import { type Block, blocksOf, makeBlockCheck, NOT_RUN, RUN_BY } from './codeBlocks.ts';
import { makePages, ROOT } from './pages.ts';

const mistakesIn = makeBlockCheck(ROOT);
const blocks = blocksOf(makePages().pages);
const runBy = ({ page }: Block) => Object.keys(RUN_BY).find((beginning) => page.startsWith(beginning));

it('finds mistakes in code, JSON and commands', () => {
  const mistakes = (language: string, text: string) => mistakesIn({ page: '', language, text });
  expect(mistakes('ts', "import { defineContent } from '@tamarack-lowe/content-model/define';")).toEqual([]);
  expect(mistakes('ts', "import { defineNothing } from '@tamarack-lowe/content-model/define';")).toHaveLength(
    1,
  );
  expect(mistakes('ts', 'const = 1;')).not.toEqual([]);
  expect(mistakes('json', '{ "a": }')).toHaveLength(1);
  expect(mistakes('sh', 'npx microsite fly')).toHaveLength(1);
  expect(mistakes('sh', 'TODAY=2027-06-01 pnpm exec microsite check apps/site  # soon')).toEqual([]);
  expect(mistakes('sh', 'pnpm nowhere')).toHaveLength(1);
  expect(mistakes('cobol', 'MOVE A TO B')).toHaveLength(1);
});

it('checks every block of code on every page, or names the test that runs it', () => {
  const counted = new Map<string, number>();
  const count = (reason: string) => counted.set(reason, (counted.get(reason) ?? 0) + 1);
  const wrong = blocks.flatMap((block) => {
    const runner = runBy(block);
    count(
      runner ? `run by ${RUN_BY[runner]}` : (NOT_RUN[block.language] ?? `checked here: ${block.language}`),
    );
    return runner ? [] : mistakesIn(block).map((mistake) => `${block.page}: ${mistake}`);
  });
  console.info([...counted].map(([reason, number]) => `${String(number).padStart(4)}  ${reason}`).join('\n'));
  expect(wrong).toEqual([]);
  expect(blocks.length).toBeGreaterThan(400);
});

it('shows a consents.json that the check accepts', () => {
  const [shown] = blocks.filter(({ page, language }) => page === 'guides/consents' && language === 'json');
  expect(() => parseContent(consentsSchema, JSON.parse(shown?.text ?? ''), 'consents.json')).not.toThrow();
});
