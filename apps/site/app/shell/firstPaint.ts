/**
 * Runs in the head before anything is drawn: a returning visitor sees the light of their own type at once. It writes
 * what `Document` writes after hydration, and leaves pages on Night dark. Keep it small: it is inlined in every page
 * and hashed in the Content-Security-Policy.
 */
export const FIRST_PAINT_SCRIPT = `(function(d){var t;try{t=localStorage.getItem('userType')}catch(e){}
var a=/[?&]as=(student|experienced)(&|$)/.exec(location.search);if(a)t=a[1];
if(t==='experienced'){d.classList.replace('path-student','path-experienced');
if(d.dataset.gtGround==='dawn')d.dataset.gtGround='dusk'}})(document.documentElement)`.replaceAll('\n', '');
