import type { Distilled, Piece } from './distil.ts';

const STYLE = `:root{--d:Georgia,serif;--t:Arial,sans-serif}*{margin:0;box-sizing:border-box}body{position:relative;overflow-x:hidden}
.x{position:absolute;text-decoration:none;border:0;background:0 0;padding:0;text-align:inherit}.x img{width:100%;height:100%;object-fit:cover;border-radius:inherit}
.deck{position:relative;overflow:hidden;height:100vh}.track{display:flex;height:100%;transition:transform 1.6s cubic-bezier(.7,0,.12,1)}.slide{position:relative;flex:0 0 100%}`;

const SCRIPT = `var n=0,t=document.querySelector('.track');addEventListener('click',function(e){var b=e.target.closest('button');if(!b||!t)return;
n+=/next/i.test(b.textContent)?1:/prev/i.test(b.textContent)?-1:0;n=Math.max(0,Math.min(t.children.length-1,n));t.style.transform='translateX('+-100*n+'%)'})`;

/**
 * The same page as somebody in a hurry would write it by hand: everything in one answer, no framework, no care for other
 * windows than the one it was distilled in. Nothing can be faster and show the same: its slides leave as slowly as ours,
 * so that a first press is compared by its answer and not by its curve.
 */
export function floorPage({ title, ground, slides, around }: Distilled): string {
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

/** A picture without classes, styles and data of ours. */
function bare(picture: string): string {
  return picture.replaceAll(/ (?:class|style|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, '');
}
