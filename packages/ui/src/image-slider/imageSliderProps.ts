import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { PictureSource } from '../picture/Picture.tsx';

/** A picture of the slider with what is said about it, usually a `Quote` on a card. */
export type SliderImage = { picture?: PictureSource | undefined; alt: string; caption?: ReactNode };

/** What `ImageSlider` takes besides the attributes of its `section`. */
export type ImageSliderProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'onChange'> & {
  /** Name of the slider. */
  label: string;
  images: readonly SliderImage[];
  /** Names of the buttons. */
  previousLabel: string;
  nextLabel: string;
  /** Where we are, such as "3 of 5": another name for each picture. */
  positionLabel: (position: { number: number; count: number }) => string;
  /** What a slider is called, for assistive technology. Default: what assistive technology says for a region. */
  roleDescription?: string;
  /** What a picture of it is called. */
  slideRoleDescription?: string;
  /** Another picture is in focus. */
  onShow?: (shown: { index: number }) => void;
  /** How the pictures are fetched; the first one only is ever `eager`. Default `lazy`. */
  loading?: 'eager' | 'lazy';
};
