import type { CustomComponentProps } from '@tamarack-lowe/microsite';
import { useWords } from '@tamarack-lowe/pages';
import { FOOTER_ID } from '@tamarack-lowe/pages/frame';

/** The footer, with what the firm says below every page. */
export function Footer({ Default, ...rest }: CustomComponentProps<'footer'>) {
  // A hook of the pages around it: in development it must find the same context.
  const { language } = useWords();
  return (
    <>
      <p lang={language} data-above={FOOTER_ID}>
        Une maison indépendante, sans actionnaires de passage.
      </p>
      <Default {...rest} />
    </>
  );
}
