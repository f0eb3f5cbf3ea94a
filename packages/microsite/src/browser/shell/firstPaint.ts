/**
 * Runs in the head before anything is drawn: a returning visitor sees the light of their own type at once. It writes
 * what `Document` writes after hydration, and leaves pages on Night dark. Keep it small: it is inlined in every page
 * and hashed in the Content-Security-Policy; it is written as the minifier writes the other, which packs better.
 */
export const FIRST_PAINT_SCRIPT = [
  '{let t,d=document.documentElement,a=/[?&]as=(student|experienced)(&|$)/.exec(location.search);',
  'try{t=localStorage.userType}catch{}',
  'if((a?a[1]:t)===`experienced`){d.classList.replace(`path-student`,`path-experienced`);',
  'if(d.dataset.gtGround===`dawn`)d.dataset.gtGround=`dusk`}}',
].join('');
