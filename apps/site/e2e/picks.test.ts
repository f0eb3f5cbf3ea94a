import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';
import { deck } from '@tamarack-lowe/stories';

const SLIDES = Object.values(deck).flatMap(({ student }) => student?.slides.map(({ path }) => path) ?? []);

type Watched = { seen: Record<number, string[]> };

/** Records the link and picture of each circle in the window from the first frame on: more than one is an exchange. */
async function watchCircles(page: Page, remembered: Record<string, string>) {
  await page.addInitScript((remembered) => {
    for (const [key, value] of Object.entries(remembered)) localStorage.setItem(key, value);
    const seen: Watched['seen'] = {};
    Object.assign(window, { seen });
    const look = () => {
      const inWindow = [...document.querySelectorAll<HTMLElement>('.gt-circle__target')].filter((circle) => {
        const { left, right } = circle.getBoundingClientRect();
        return (
          circle.checkVisibility({ opacityProperty: true }) &&
          left + right > 0 &&
          left + right < 2 * innerWidth
        );
      });
      for (const [place, circle] of inWindow.entries()) {
        // The same picture in another width is no exchange.
        const picture = circle.querySelector('img')?.currentSrc.replace(/[-.][^/]*$/, '');
        const entries = [`to ${circle.getAttribute('href')}`, ...(picture ? [picture] : [])];
        const known = seen[place] ?? [];
        seen[place] = known;
        for (const entry of entries) if (!known.includes(entry)) known.push(entry);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, remembered);
}

for (const userType of ['student', 'experienced'] as const) {
  test(`no circle in the window is exchanged for ${userType} visitors who come back`, async ({ page }) => {
    await watchCircles(page, { userType, userName: 'Zoë', storyTurn: '2' });
    for (const path of SLIDES) {
      await visit(page, path);
      await settled(page);
      const circles = await page.evaluate(() => Object.values((window as unknown as Watched).seen));
      expect(circles.length, path).toBeGreaterThan(2);
      for (const circle of circles) expect(circle, path).toHaveLength(2);
    }
  });

  test(`every story of a group comes in turn to ${userType} visitors, none twice in a deck`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const groups = Object.values(deck).flatMap((section) => section[userType]?.groups ?? []);
    const several = groups.filter(({ stories }) => stories.length > 1);
    const shown = new Map<string | undefined, Set<string | undefined>>();
    for (let visits = Math.max(...several.map(({ stories }) => stories.length)); visits > 0; visits -= 1) {
      await visit(page, '/');
      await page.getByRole('main').getByRole('link', { name: userType }).click();
      await expect(page).toHaveURL('/grow-together');
      await page
        .locator('.gt-deck__slide')
        .nth(5)
        .locator('.gt-circle__target')
        .first()
        .waitFor({ state: 'attached' });
      for (const [id, section] of Object.entries(deck)) {
        if (id !== 'discover') await visit(page, section[userType]?.slides[0]?.path ?? '');
        const inDeck: (string | undefined)[] = [];
        for (const [index, slide] of (section[userType]?.slides ?? []).entries()) {
          const circles = page.locator('.gt-deck__slide').nth(index).locator('.gt-circle__target');
          const led = await circles.evaluateAll((all) =>
            all.map((each) => each.getAttribute('href')?.split('/').at(-1)),
          );
          expect(new Set(led).size, `${slide.path}: ${led.join(' ')}`).toBe(slide.circles.length);
          // Before hydration, the slide of an address has the circles of both visitor types.
          inDeck.push(...new Set(led));
          for (const [place, { topic }] of slide.circles.entries())
            shown.set(topic, new Set([...(shown.get(topic) ?? []), decodeURIComponent(led[place] ?? '')]));
        }
        expect(new Set(inDeck).size, inDeck.join(' ')).toBe(inDeck.length);
      }
    }
    for (const { topic, stories } of several)
      expect([...(shown.get(topic) ?? [])].sort(), topic).toEqual(stories.map(({ slug }) => slug).sort());
  });
}
