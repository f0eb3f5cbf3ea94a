import type { SiteVisitorType, SiteVisitorTypes } from '@tamarack-lowe/content-model';
import { classesOfType } from '@tamarack-lowe/pages/frame';

/**
 * Returns a script for the head, which runs before the first paint: it sets the colour scheme of a returning visitor's
 * type, as hydration does later, and leaves pages on Night dark (`night`). `key`: key of the visitor type in
 * `localStorage`. Empty for a site with one type. Keep it small: every page contains it, and the Content-Security-Policy
 * its hash. It is written as the minifier writes the other inline script, so that both compress together.
 */
export function firstPaintScript(key: string, types: SiteVisitorTypes, night = false): string {
  const [first, ...others] = types;
  if (others.length === 0) return '';
  const applyType = ({ id, light, place }: SiteVisitorType & { place: number }) => {
    const classes = `d.className=d.className.replace(\`${classesOfType(first)}\`,\`${classesOfType({ id, light })}\`)`;
    const colourScheme = night ? '' : `;e.gtGround=\`${light}\``;
    return `if(t===\`${id}\`){${classes};e.as=${place}${colourScheme}}`;
  };
  return [
    `{let d=document.documentElement,e=d.dataset,t=/[?&]as=(${types.map(({ id }) => id).join('|')})(&|$)/.exec(location.search)?.[1];`,
    `try{t??=localStorage[${JSON.stringify(key)}]}catch{}`,
    others.map((type, index) => applyType({ ...type, place: index + 1 })).join('else '),
    '}',
  ].join('');
}
