export { BrokenRing, type BrokenRingProps } from './broken-ring/BrokenRing.tsx';
export { type Bullet, Bullets, type BulletsProps } from './bullets/Bullets.tsx';
export { Circle, type CircleProps } from './circle-field/Circle.tsx';
export {
  CircleField,
  type CircleFieldProps,
  type CircleItem,
  type CircleLinkProps,
} from './circle-field/CircleField.tsx';
export { type CircleSize, LAYOUTS, type Placement } from './circle-field/layouts.ts';
export { Deck, type DeckProps, type DeckSlide } from './deck/Deck.tsx';
export { DeckControls, type DeckControlsProps } from './deck/DeckControls.tsx';
export { FieldRings, type FieldRingsProps } from './field-rings/FieldRings.tsx';
export { MOTION_SCORE, type Motion } from './motion-score.ts';
export { NameRing, type NameRingProps } from './name-ring/NameRing.tsx';
export { Picture, type PictureProps, type PictureSource } from './picture/Picture.tsx';
export { ProgressGlyph, type ProgressGlyphProps } from './progress-glyph/ProgressGlyph.tsx';
export { type Ring, ringPath } from './rings/ring.ts';
export { seedOf } from './rings/seedOf.ts';
export { SlideLayout, type SlideLayoutProps } from './slide-layout/SlideLayout.tsx';
