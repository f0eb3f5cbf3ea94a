import { ProgressGlyph } from './ProgressGlyph.tsx';

export default { title: 'Shapes/Progress glyph', component: ProgressGlyph };

export const Default = { args: { index: 2, count: 6 } };
export const First = { args: { index: 0, count: 2 } };
export const Last = { args: { index: 5, count: 6 } };
export const OfAName = { args: { index: 3, count: 6, name: 'Amélie' } };
export const OfAShortName = { args: { index: 3, count: 6, name: 'Zoë' } };
