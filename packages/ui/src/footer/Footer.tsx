import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';

export { type FooterLink, FooterWords, type FooterWordsProps } from './FooterWords.tsx';

/** The last line of a page: `FooterWords`, and the networks, usually `SocialLinks`. Renders a `footer` (contentinfo). */
export function Footer({ className, ...rest }: ComponentPropsWithRef<'footer'>) {
  return <footer {...rest} className={classNames('gt-footer', className)} />;
}
