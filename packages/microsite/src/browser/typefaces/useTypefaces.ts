import { pause } from '@tamarack-lowe/prerender/early';
import { useEffect } from 'react';
import { useSite } from '../../site/SiteContext.tsx';
import { fetchTypefaces } from './fetchTypefaces.ts';
import { movedBy, seenNodes } from './movedBy.ts';

/** A smaller layout shift is 0.000, with others beside it. */
const FELT = 0.0003;
/** Words go as quickly as they can without a jerk, and come like a page. */
const OUT_MS = 120;
const IN_MS = 240;

/**
 * Puts our typefaces on as soon as they are here. Where that would move something under the visitor's eyes, the parts
 * that move fade out before and in after it: what cannot be seen does not shift.
 */
export function useTypefaces() {
  const { typefaces } = useSite();
  useEffect(() => {
    let gone = false;
    const stillHere = () => !gone;
    fetchTypefaces(typefaces).then(
      (faces) => putOn(faces, stillHere),
      // Without them the page is as it was.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [typefaces]);
}

async function putOn(faces: readonly FontFace[], stillHere: () => boolean): Promise<void> {
  // They are often here before the page is: its first work is done, drawn and answered, by itself.
  await new Promise(requestAnimationFrame);
  await pause();
  const nodes = seenNodes();
  // To find out what can be seen is a task of its own.
  await pause();
  if (!stillHere()) return;
  const { shift, parts } = movedBy(nodes, () => wear(faces));
  if (shift < FELT) return;
  for (const face of faces) document.fonts.delete(face);

  const out = parts.map((part) => fade(part, [1, 0], OUT_MS));
  await Promise.allSettled(out.map(({ finished }) => finished));
  if (stillHere()) wear(faces);
  parts.forEach(layOutAnew);
  // What is measured anew finds its place before it is seen.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  for (const part of parts) fade(part, [0, 1], IN_MS);
  for (const each of out) each.cancel();
}

/** Chromium remembers where a text that begins within a line has begun, also while nobody sees it: here it begins anew. */
function layOutAnew(part: Element) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text);
  for (const text of texts) text.parentNode?.insertBefore(text, text.nextSibling);
}

function wear(faces: readonly FontFace[]) {
  for (const face of faces) document.fonts.add(face);
}

function fade(part: Element, opacity: [number, number], duration: number): Animation {
  return part.animate({ opacity }, { duration, fill: opacity[1] === 0 ? 'forwards' : 'none' });
}
