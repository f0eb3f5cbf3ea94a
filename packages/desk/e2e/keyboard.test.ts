import { expect, test } from '@playwright/test';
import { openContentCopy } from './contentCopy.ts';
import { KEYBOARD_JOURNEYS } from './keyboardJourneys.ts';
import { createKeys } from './keys.ts';

for (const [name, journey] of Object.entries(KEYBOARD_JOURNEYS)) {
  test(`with the keys alone, Chromium ${name}`, async ({ context }) => {
    test.setTimeout(300_000);
    await using content = await openContentCopy();
    const problems: string[] = [];
    let page = await context.newPage();
    const keys = createKeys({
      async open(address) {
        const before = page;
        page = await context.newPage();
        await before.close();
        page.on('console', (message) => {
          if (message.type() === 'error') problems.push(message.text());
        });
        page.on('pageerror', ({ message }) => problems.push(message));
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      evaluate: (expression) => page.evaluate(expression),
    });
    await keys.open(content.url);
    await journey({ keys, content });
    await page.close();
    expect(problems).toEqual([]);
  });
}
