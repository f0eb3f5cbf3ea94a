import type { CustomComponentProps } from '@tamarack-lowe/microsite';

/** The footer, with what the firm says below every page. */
export function Footer({ Default, ...rest }: CustomComponentProps<'footer'>) {
  return (
    <>
      <p>Une maison indépendante, sans actionnaires de passage.</p>
      <Default {...rest} />
    </>
  );
}
