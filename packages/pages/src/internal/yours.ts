/** Words, formats and types of the page that lists the data on a device, for its route in `microsite`. */
export { formatList, formatNumber } from '../context/localeFormat.ts';
export { MOTION_CHOICES, type MotionSetting } from '../yours/MotionChoice.tsx';
export type { RequestKind, VisitRequest } from '../yours/receipt.ts';
export type { StoredThing } from '../yours/StoredList.tsx';
export { makeYoursWords, sizeWords, type YoursWords } from '../yours/yoursWords.ts';
