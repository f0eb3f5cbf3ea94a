import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { precompress } from '@tamarack-lowe/prerender/internal/compression';
import { writePolicies } from '@tamarack-lowe/prerender/internal/policies';
import type { Browser } from 'playwright';
import { DEVICES } from './browser.ts';

type Baseline = {
  browser: Browser;
  /** Address of the served site, and the folder of its built files. */
  site: string;
  root: string;
  addresses: readonly string[];
  /** An empty folder to build into. */
  target: string;
};

/** Builds baseline pages from what a phone shows at some addresses, for the same server. */
export async function buildBaseline({ browser, site, root, addresses, target }: Baseline): Promise<void> {
  const context = await browser.newContext(DEVICES.phone);
  const page = await context.newPage();
  for (const address of addresses) {
    await page.goto(site + address, { waitUntil: 'networkidle' });
    const html = baselinePage(await page.evaluate(distil));
    const file = join(target, address, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    for (const [picture] of html.matchAll(/\/(?:media|assets)\/[^\s",)]+/g)) {
      cpSync(join(root, picture), join(target, picture));
    }
  }
  await context.close();
  writePolicies(target);
  await precompress(target);
}

const STYLE = `:root{--d:Georgia,serif;--t:Arial,sans-serif}*{margin:0;box-sizing:border-box}body{position:relative;overflow-x:hidden}
.x{position:absolute;text-decoration:none;border:0;background:0 0;padding:0;text-align:inherit}.x img{width:100%;height:100%;object-fit:cover;border-radius:inherit}
.deck{position:relative;overflow:hidden;height:100vh}.track{display:flex;height:100%;transition:transform 1.6s cubic-bezier(.7,0,.12,1)}.slide{position:relative;flex:0 0 100%}`;

const SCRIPT = `var n=0,t=document.querySelector('.track');addEventListener('click',function(e){var b=e.target.closest('button');if(!b||!t)return;
n+=/next/i.test(b.textContent)?1:/prev/i.test(b.textContent)?-1:0;n=Math.max(0,Math.min(t.children.length-1,n));t.style.transform='translateX('+-100*n+'%)'})`;

/**
 * Writes the page as a hurried developer would by hand: everything in one response, no framework, for one window size. Nothing
 * that looks the same can be faster. Its slides move as slowly as ours, so that the first press is compared by when the
 * movement starts, not by how long it takes.
 */
function baselinePage({ title, ground, slides, around }: Distilled): string {
  const sections = slides.map((pieces) => `<section class="slide">${pieces.map(write).join('')}</section>`);
  const deck =
    slides.length > 0 ? `<div class="deck"><div class="track">${sections.join('')}</div></div>` : '';
  const height = Math.max(0, ...around.map(({ top, height }) => top + height));
  return `<!DOCTYPE html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body style="background:${ground};min-height:${height}px">${deck}${around.map(write).join('')}<script>${SCRIPT}</script></body></html>`;
}

function write({ tag, left, top, width, height, text, font, colour, href, picture, radius }: Piece): string {
  const place = `left:${left}px;top:${top}px;width:${width}px`;
  const link = href ? ` href="${href}"` : '';
  if (tag === 'img') {
    const name = href ? 'a' : 'div';
    return `<${name} class="x"${link} style="${place};height:${height}px;border-radius:${radius}">${bare(picture)}</${name}>`;
  }
  return `<${tag} class="x"${link} style="${place};font:${font};color:${colour}">${text}</${tag}>`;
}

/** Removes our classes, styles and data attributes from a picture. */
function bare(picture: string): string {
  return picture.replaceAll(/ (?:class|style|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, '');
}

/** A visible text or picture of a page, with its position in px from the top left of its slide. */
type Piece = {
  tag: 'h1' | 'h2' | 'p' | 'a' | 'button' | 'img';
  left: number;
  top: number;
  width: number;
  height: number;
  /** Only on a text: its words, its CSS font, its colour. */
  text: string;
  font: string;
  colour: string;
  href: string;
  /** Only on a picture: its element with its sources, and its corner radius. */
  picture: string;
  radius: string;
};

/** Pieces of a page, by slide; a page without slides is one. */
type Distilled = { title: string; ground: string; slides: Piece[][]; around: Piece[] };

/** Runs in the page: collects its visible texts and pictures. Must not use anything outside of itself. */
function distil(): Distilled {
  const wordsOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const tagOf = (element: Element): Piece['tag'] => {
    if (element.closest('h1')) return 'h1';
    if (element.closest('h2, h3')) return 'h2';
    if (element.closest('button')) return 'button';
    return element.closest('a') ? 'a' : 'p';
  };
  const piecesOf = (root: Element, skip?: Element): Piece[] => {
    const from = root.getBoundingClientRect();
    const pieces: Piece[] = [];
    const add = (element: Element, rest: Pick<Piece, 'tag' | 'text' | 'picture'>) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const link = element.closest('a');
      pieces.push({
        left: Math.round(left - from.left),
        top: Math.round(top - from.top),
        width: Math.ceil(width),
        height: Math.round(height),
        font: `${style.fontWeight} ${style.fontSize}/${Number.parseFloat(style.lineHeight) || 'normal'}px ${/Piazzolla/.test(style.fontFamily) ? 'var(--d)' : 'var(--t)'}`,
        colour: style.color,
        href: link?.getAttribute('href') ?? '',
        radius: style.borderRadius,
        ...rest,
      });
    };
    for (const element of root.querySelectorAll('*')) {
      if (skip?.contains(element) || element.closest('svg, script, style, dialog, noscript')) continue;
      if (!element.checkVisibility()) continue;
      if (element instanceof HTMLImageElement) {
        add(element, { tag: 'img', text: '', picture: (element.closest('picture') ?? element).outerHTML });
        continue;
      }
      const named = element.localName === 'button' && !wordsOf(element);
      const ownWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const within = element.parentElement?.closest('h1, h2, h3, p, a, button, li');
      if (named) add(element, { tag: 'button', text: element.getAttribute('aria-label') ?? '', picture: '' });
      else if (ownWords && !(within && pieces.some(({ text }) => text.includes(wordsOf(element))))) {
        add(element, { tag: tagOf(element), text: wordsOf(element), picture: '' });
      }
    }
    return pieces;
  };
  const deck = document.querySelector('.gt-deck');
  const slides = [...document.querySelectorAll('.gt-deck__slide')];
  return {
    title: document.title,
    ground: getComputedStyle(document.body).backgroundColor,
    slides: slides.map((slide) => piecesOf(slide)),
    around: piecesOf(
      document.body,
      slides.length > 0 ? (deck?.querySelector('.gt-deck__track') ?? undefined) : undefined,
    ),
  };
}
