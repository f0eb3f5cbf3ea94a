export { pause } from './early/pause.ts';
export { picturePainted } from './early/picturePainted.ts';
export { whenIdle } from './prehydration/idle.ts';
export { type Early, type PageData, pageDataAddress, pathOfPageData } from './prehydration/pageData.ts';
export { startEarly } from './prehydration/startEarly.ts';
