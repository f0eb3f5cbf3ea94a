import { LogoFile } from '@tamarack-lowe/ui/logo';

/** The logo of the firm: its drawing (`href`), or its name where it has none. */
export function FrameLogo({ href, name = '' }: { href: string | null; name?: string | undefined }) {
  return href === null ? (
    <span className="site-logo-name gt-heading-s">{name}</span>
  ) : (
    <LogoFile href={href} />
  );
}
