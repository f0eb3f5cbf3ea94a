import type { Deck } from '@tamarack-lowe/content-model';
import type { VisitFile } from './visit.ts';

/** What the page in the window was built for, and what it was drawn from. Development has no inline script that asks. */
export async function readVisit(): Promise<{ builtFor: string; file: VisitFile; deck: Deck }> {
  const early = window.__early;
  const address = early?.visit ?? `${window.location.pathname.replace(/\/$/, '')}/visit.json`;
  const file: VisitFile = await (early?.file ?? fetch(address).then((answer) => answer.json()));
  const slides = await (early?.deck ?? fetch(file.deck));
  const deck: Deck = await slides.json();
  return { builtFor: address.replace(/\/visit\.json$/, '') || '/', file, deck };
}
