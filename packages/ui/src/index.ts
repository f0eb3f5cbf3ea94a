export { BrokenRing, type BrokenRingProps } from './broken-ring/BrokenRing.tsx';
export { type Bullet, Bullets, type BulletsProps } from './bullets/Bullets.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonVariant,
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from './button/Button.tsx';
export { Choice, type ChoiceProps } from './choice/Choice.tsx';
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
export {
  EventRow,
  type EventRowProps,
  EventRowsWaiting,
  type EventRowsWaitingProps,
} from './event-row/EventRow.tsx';
export {
  DecorationRendered,
  FieldRings,
  type FieldRingsProps,
  RingShape,
  type RingShapeValue,
} from './field-rings/FieldRings.tsx';
export { Figure, type FigureProps } from './figure/Figure.tsx';
export { type Flood, type FloodOptions, type Landing, startFlood } from './flood/startFlood.ts';
export { Footer, type FooterLink, FooterWords, type FooterWordsProps } from './footer/Footer.tsx';
export { Header, type HeaderLanguage, type HeaderProps } from './header/Header.tsx';
export * from './icon/Icon.tsx';
export { ImageSlider, type ImageSliderProps, type SliderImage } from './image-slider/ImageSlider.tsx';
export { TextLink, type TextLinkProps } from './link/Link.tsx';
export { Logo, LogoFile, type LogoFileProps, type LogoProps } from './logo/Logo.tsx';
export {
  MemberCard,
  type MemberCardProps,
  MemberList,
  type MemberListProps,
} from './member-card/MemberCard.tsx';
export {
  MenuButton,
  type MenuButtonProps,
  MenuDialog,
  type MenuDialogProps,
  type MenuItem,
  type MenuLink,
  type MenuToggle,
} from './menu-dialog/MenuDialog.tsx';
export { NameRing, type NameRingProps } from './name-ring/NameRing.tsx';
export { Hint, type HintProps, Notice, type NoticeProps } from './notice/Notice.tsx';
export { Picture, type PictureProps, type PictureSource, squareSizes } from './picture/Picture.tsx';
export { ProgressGlyph, type ProgressGlyphProps } from './progress-glyph/ProgressGlyph.tsx';
export { ArrowList, BulletList, type ListProps, Prose, type ProseProps } from './prose/Prose.tsx';
export { Quote, type QuoteProps } from './quote/Quote.tsx';
export { seedOf } from './rings/rings.ts';
export { Select, type SelectOption, type SelectProps } from './select/Select.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link/SkipLink.tsx';
export { SlideLayout, type SlideLayoutProps } from './slide-layout/SlideLayout.tsx';
export { SocialLinks, type SocialLinksProps, type SocialNetwork } from './social-ring/SocialLinks.tsx';
export { type SocialAngles, SocialRing, type SocialRingProps } from './social-ring/SocialRing.tsx';
export { Splash, type SplashProps } from './splash/Splash.tsx';
export { StateCard, type StateCardProps } from './state-card/StateCard.tsx';
export { StoryCard, type StoryCardProps } from './story-card/StoryCard.tsx';
export { Tag, type TagProps } from './tag/Tag.tsx';
export { TextField, type TextFieldProps } from './text-field/TextField.tsx';
export { Toast, type ToastProps } from './toast/Toast.tsx';
export {
  type CaptionTrack,
  Transcript,
  type TranscriptCue,
  type TranscriptProps,
  VideoPlayer,
  type VideoPlayerHandle,
  type VideoPlayerProps,
} from './video-player/VideoPlayer.tsx';
