import type { SiteVisitorType, SiteVisitorTypes } from '@tamarack-lowe/content-model';
import { classesOfType } from '@tamarack-lowe/pages/frame';

/**
 * Runs in the head before anything is drawn: a returning visitor sees the light of their own type at once. It writes
 * what the document has after hydration, and leaves pages on Night dark (`night`). Keep it small: it is inlined in every
 * page and hashed in the Content-Security-Policy; it is written as the minifier writes the other, which packs better.
 * `key`: of the visitor type in the browser's storage. Empty where there is one type only.
 */
export function firstPaintScript(key: string, types: SiteVisitorTypes, night = false): string {
  const [first, ...others] = types;
  if (others.length === 0) return '';
  const become = ({ id, light, place }: SiteVisitorType & { place: number }) => {
    const classes = `d.className=d.className.replace(\`${classesOfType(first)}\`,\`${classesOfType({ id, light })}\`)`;
    const ground = night ? '' : `;e.gtGround=\`${light}\``;
    return `if(t===\`${id}\`){${classes};e.as=${place}${ground}}`;
  };
  return [
    `{let d=document.documentElement,e=d.dataset,t=/[?&]as=(${types.map(({ id }) => id).join('|')})(&|$)/.exec(location.search)?.[1];`,
    `try{t??=localStorage[${JSON.stringify(key)}]}catch{}`,
    others.map((type, index) => become({ ...type, place: index + 1 })).join('else '),
    '}',
  ].join('');
}
