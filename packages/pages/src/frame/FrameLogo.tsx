import { LogoFile } from '@tamarack-lowe/ui/logo';

export type FrameLogoProps = {
  /** Address of its drawing. */
  href: string | null;
  /** Short name of the firm. */
  name?: string | undefined;
};

/** The logo of the firm: its drawing, or its name where it has none. */
export function FrameLogo({ href, name = '' }: FrameLogoProps) {
  return href === null ? (
    <span className="site-logo-name gt-heading-s">{name}</span>
  ) : (
    <LogoFile href={href} />
  );
}
