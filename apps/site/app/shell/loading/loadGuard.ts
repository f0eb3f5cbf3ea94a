import { CHUNK_LOAD_TIMEOUT_MS } from '@tamarack-lowe/state';
import { say } from '../../content/say.ts';

const words = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

declare global {
  interface Window {
    /** Runs out when the scripts of the page are silent; 0 once they run. */
    __loadTimer?: number;
  }
}

/**
 * Runs in the head and watches what the page is made of until its scripts do it themselves: a style sheet or script that
 * fails, or scripts that are silent for two minutes. The page is loaded again once per build (see `reloadOnce`, whose key
 * this is), then says what happened. Keep it small: it is inlined in every page and hashed in the
 * Content-Security-Policy.
 */
export const LOAD_GUARD_SCRIPT = `(function(w,d){var done;
function fail(css,name){if(done)return;done=1;clearTimeout(w.__loadTimer);
var e=Error('Loading '+(css?'CSS chunk ':'chunk ')+name+' failed');e.name='ChunkLoadError';if(css)e.code='CSS_CHUNK_LOAD_FAILED';
console.error(e);
var m=d.querySelector('link[href*="/manifest-"]'),b=m?/manifest-(.+)\\.js/.exec(m.href)[1]:'',s;
try{s=w.sessionStorage;if(navigator.onLine&&s.getItem('reloadedFor')!==b){s.setItem('reloadedFor',b);
if(s.getItem('reloadedFor')===b)return w.location.reload()}}catch(x){}
var p=d.createElement('p'),t=d.createElement('button');p.className='load-failed';p.setAttribute('role','alert');
p.textContent=${words(say('chunkFailed'))}+' ';t.type='button';t.textContent=${words(say('tryAgain'))};
t.onclick=function(){w.location.reload()};p.append(t);
if(d.body)d.body.append(p);else d.addEventListener('DOMContentLoaded',function(){d.body.append(p)})}
w.addEventListener('error',function(e){var t=e.target,css=t.tagName==='LINK'&&t.rel==='stylesheet';
if(css||t.tagName==='SCRIPT')fail(css,(t.src||t.href||'/entry').split('/').pop())},true);
w.addEventListener('unhandledrejection',function(){if(w.__loadTimer)fail(0,'entry')});
w.__loadTimer=setTimeout(function(){fail(0,'entry')},${CHUNK_LOAD_TIMEOUT_MS})})(window,document)`.replaceAll(
  '\n',
  '',
);
