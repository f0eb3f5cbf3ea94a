import '@tamarack-lowe/ui/styles.css';
import '../storybook.css';
import { IntroPage } from '@tamarack-lowe/pages/intro';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { found } from '../pages/found.ts';
import { StorybookPages, useStorybook } from '../pages/StorybookPages.tsx';
import { applyToolbars } from '../toolbars/applyToolbars.ts';
import { initialGlobals } from '../toolbars/globalTypes.ts';
import { WINDOWS } from './deckPage.ts';
import { crosses, letterBoxes } from './findCrossings.ts';

/** Besides the windows of slides: a wider phone, and a laptop and a phone at 200 %. */
const INTRO_WINDOWS = [...WINDOWS, [430, 932], [720, 450], [195, 422]] as const;

const NAMES = ['', 'Li', 'Camille', 'Maximilienne-Alexandra'];

const nothing = () => undefined;

/** The first page of a visitor who was on slide 4. */
function ReturningVisitor({ known }: { known: string }) {
  const { site, content } = useStorybook();
  const { student, experienced } = content.intro;
  return (
    <IntroPage
      pictures={{ student: found(student), experienced: found(experienced) }}
      hrefs={{ student: '/as-student', experienced: '/as-experienced' }}
      recruit={site.paths.section('recruit')}
      known={known}
      lastSlide={{ href: '/slide-4', number: 4 }}
      onName={nothing}
      onForget={nothing}
      onStartOver={nothing}
      onChoice={async () => undefined}
      onRecruit={nothing}
    />
  );
}

for (const locale of ['en', 'fr']) {
  it(`first page (${locale}): controls and lines of a returning visitor are apart, in eleven windows`, async () => {
    const globals = { ...initialGlobals, motion: 'reduced', colourScheme: 'night', locale };
    applyToolbars(document.documentElement, globals);
    const home = document.body.appendChild(document.createElement('div'));
    const root = createRoot(home);
    const crossings: string[] = [];
    for (const known of NAMES) {
      flushSync(() =>
        root.render(
          <StorybookPages key={known} globals={globals}>
            <ReturningVisitor known={known} />
          </StorybookPages>,
        ),
      );
      await document.fonts.ready;
      for (const [width, height] of INTRO_WINDOWS) {
        await page.viewport(width, height);
        await new Promise((done) => requestAnimationFrame(() => done(undefined)));
        crossings.push(...crossingsIn(home).map((crossing) => `${width} × ${height}, ${known}: ${crossing}`));
      }
    }
    root.unmount();
    home.remove();
    expect(crossings).toEqual([]);
  });
}

/** Lists controls that are low or overlap, lines of the greeting that overlap, and letters on the ring. */
function crossingsIn(home: HTMLElement): string[] {
  const [controls, lines, letters] = [
    ':is(button, a, input)',
    '.site-intro__hello > *',
    ':is(h1, .site-intro__hello > *, label, .gt-choice__words, .site-intro__choices > a)',
  ].map((selector) => [...home.querySelectorAll(`.site-intro ${selector}`)]);
  const ring = home.querySelector('.site-intro__ring > .gt-name-ring');
  const boxOf = (element: Element) => [element.getBoundingClientRect()];
  const low = (controls ?? []).filter((control) => Math.round(control.getBoundingClientRect().height) < 44);
  return [
    ...low.map((control) => `${control.textContent} is low`),
    ...overlaps(controls ?? [], boxOf),
    ...overlaps(lines ?? [], letterBoxes),
    ...(letters ?? []).flatMap((element) =>
      ring?.checkVisibility({ visibilityProperty: true }) &&
      letterBoxes(element).some((box) =>
        crosses({ kind: 'text', name: '', box }, { kind: 'ring', name: '', box: bandsOf(ring), round: true }),
      )
        ? [`${element.textContent} on the ring`]
        : [],
    ),
  ];
}

/** Box of the outermost band, which is within that of the ring. */
function bandsOf(ring: Element): DOMRect {
  const { left, top, width, height } = ring.getBoundingClientRect();
  return new DOMRect(left + 0.03 * width, top + 0.03 * height, 0.94 * width, 0.94 * height);
}

function overlaps(elements: readonly Element[], boxesOf: (element: Element) => DOMRect[]): string[] {
  return elements.flatMap((one, place) =>
    elements
      .slice(place + 1)
      .filter((other) =>
        boxesOf(one).some((box) =>
          boxesOf(other).some((otherBox) =>
            crosses({ kind: 'text', name: '', box }, { kind: 'text', name: '', box: otherBox }),
          ),
        ),
      )
      .map((other) => `${one.textContent} on ${other.textContent}`),
  );
}
