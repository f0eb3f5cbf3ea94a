import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

const WINDOWS = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
  [320, 256],
] as const;

for (const [width, height] of WINDOWS) {
  for (const home of ['/prendre-racine', '/en/take-root']) {
    test(`the menu over ${home} shows each link that the keyboard reaches, at ${width}×${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, home);
      await page.locator('header .gt-menu-button').click();
      const menu = page.getByRole('dialog');
      await expect(menu.getByRole('link').first()).toBeInViewport();
      const links = await menu.getByRole('link').count();
      expect(links).toBeGreaterThan(20);
      for (let stop = 0; stop < links; stop += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const link = document.activeElement ?? document.body;
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const covered = [left + 4, (left + right) / 2, right - 4].filter((x) => {
            const above = document.elementFromPoint(x, (top + bottom) / 2);
            return !(above && (link.contains(above) || above.contains(link)));
          });
          return {
            name: link.textContent,
            covered,
            low: bottom - top < 44,
            out: top < 0 || right > innerWidth,
          };
        });
        expect(focused).toMatchObject({ covered: [], low: false, out: false });
      }
      expect(await menu.evaluate(({ scrollWidth }) => scrollWidth)).toBe(width);
    });
  }
}

for (const address of ['/recits', '/equipe', '/en/stories', '/en/team']) {
  test(`no value of a field is cut on ${address}`, async ({ page }) => {
    await visit(page, address);
    for (const [width, height] of [...WINDOWS, [360, 640], [768, 1024]] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const fields = page.locator('.gt-select__control');
      await expect(fields).not.toHaveCount(0);
      const cut = await fields.evaluateAll((controls) =>
        controls.flatMap((field) => {
          const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
          const canvas = document.createElement('canvas').getContext('2d');
          if (!(field instanceof HTMLSelectElement) || !canvas) return [];
          canvas.font = font;
          const words = field.selectedOptions[0]?.text ?? '';
          const room =
            field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
          return canvas.measureText(words).width > room ? [words] : [];
        }),
      );
      expect(cut, `${width}×${height}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}×${height}`).toBe(
        width,
      );
    }
  });
}

const TYPES = ['releve', 'stagiaire', 'experience'];

/** Makes the visitor one who has been here before: an address with a type would lead to the first slide. */
const returnAs = (page: Page, type: string) =>
  page.addInitScript((type) => localStorage.setItem('userType', type), type);

test('on a short phone, the name of the largest station of a stop is in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const type of TYPES) {
    await returnAs(page, type);
    for (const stop of ['/prendre-racine', '/sous-la-surface', '/la-ou-l-eau-va', '/en/below-the-surface']) {
      await visit(page, stop);
      await settled(page);
      const name = page.locator('[data-current] [data-size="xl"] .gt-circle__tag');
      await expect(name).toBeInViewport({ ratio: 1 });
      await expect(name, `${stop} ${type}`).toHaveCSS('opacity', '1');
    }
  }
});

test('on the lowest phones, every name of the last slide is in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await returnAs(page, 'stagiaire');
  for (const slide of ['/la-suite', '/en/your-turn']) {
    await visit(page, slide);
    await settled(page);
    const names = page.locator('[data-kind="ring"] .gt-circle__tag');
    await expect(names).toHaveCount(3);
    for (const name of await names.all()) await expect(name).toHaveCSS('opacity', '1');
  }
});

test('at 400 %, every station of the last slide is whole, and none is on the button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await returnAs(page, 'stagiaire');
  for (const slide of ['/la-suite', '/en/your-turn']) {
    await visit(page, slide);
    await settled(page);
    const button = await page.locator('[data-current] .gt-button').boundingBox();
    const stations = page.locator('[data-current] .gt-circle');
    await expect(stations).toHaveCount(3);
    for (const station of await stations.all()) {
      const box = await station.boundingBox();
      expect(box?.width).toBeGreaterThan(80);
      expect(box?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
    }
  }
});

test('in forced colours, stations are octagons and have their numbers', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await returnAs(page, 'stagiaire');
  await visit(page, '/la-suite');
  await settled(page);
  const styles = await page.locator('[data-kind="ring"] .gt-circle').evaluateAll((stations) =>
    stations.map((station) => {
      const of = (part: string, pseudo?: string) =>
        getComputedStyle(station.querySelector(part) ?? station, pseudo);
      return [of('.gt-circle__disc').clipPath.split('(')[0], of('.gt-circle__tag', '::before').content];
    }),
  );
  expect(styles).toEqual(Array(3).fill(['polygon', 'counter(station) " " / ""']));
});

for (const type of TYPES) {
  test(`the names of the team can be read by ${type}`, async ({ page }) => {
    await returnAs(page, type);
    await visit(page, '/equipe');
    await settled(page);
    const name = page.locator('.gt-member-card__name').first();
    await expect(name).toHaveCSS('color', 'rgb(22, 38, 46)');
    await expect(name).toHaveCSS('background-color', 'rgb(250, 251, 248)');
  });
}
