export { type Early, type PageData, pageDataAddress, pathOfPageData } from './early/pageData.ts';
export { pause } from './early/pause.ts';
export { picturePainted } from './early/picturePainted.ts';
export { startEarly } from './early/startEarly.ts';
export { whenIdle } from './early/whenIdle.ts';
