export { pause, picturePainted, whenIdle } from './prehydration/idle.ts';
export { type Early, type PageData, pageDataAddress, pathOfPageData } from './prehydration/pageData.ts';
export { startEarly } from './prehydration/startEarly.ts';
