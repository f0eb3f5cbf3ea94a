/**
 * Runs in the head before anything is drawn: a returning visitor sees the light of their own type at once. It writes
 * what the document has after hydration, and leaves pages on Night dark. Keep it small: it is inlined in every page
 * and hashed in the Content-Security-Policy; it is written as the minifier writes the other, which packs better.
 * `key`: of the visitor type in the browser's storage.
 */
export function firstPaintScript(key: string): string {
  return [
    '{let t,d=document.documentElement,a=/[?&]as=(student|experienced)(&|$)/.exec(location.search);',
    `try{t=localStorage[${JSON.stringify(key)}]}catch{}`,
    'if((a?a[1]:t)===`experienced`){d.classList.replace(`path-student`,`path-experienced`);',
    'if(d.dataset.gtGround===`dawn`)d.dataset.gtGround=`dusk`}}',
  ].join('');
}
