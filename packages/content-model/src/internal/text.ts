/** Text of files and names, for our own packages. */
export { lettersOf, visibleText } from '../text/characters.ts';
export { escapeXml } from '../text/escapeXml.ts';
export { nearestWord } from '../text/nearestWord.ts';
export { at, placeIn, readText, type TextPlace } from '../text/readText.ts';
export { isSystemFile } from '../text/systemFiles.ts';
export { dayText } from '../typography/dayText.ts';
