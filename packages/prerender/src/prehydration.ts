export { pause, picturePainted, whenIdle } from './prehydration/idle.ts';
export { type Handover, type PageData, pageDataAddress, pathOfPageData } from './prehydration/pageData.ts';
export { startPrehydration } from './prehydration/startPrehydration.ts';
