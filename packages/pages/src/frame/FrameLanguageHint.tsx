import { textDirection } from '@tamarack-lowe/content-model';
import { Hint } from '@tamarack-lowe/ui/notice';

export type FrameLanguageHintProps = {
  /** The other language, BCP 47. */
  language: string;
  /** That this page exists in it, said in it. */
  words: string;
  /** Name of the button that takes the line away, in that language. */
  closeLabel: string;
  /** The same page in that language. */
  href: string;
  /** The visitor has seen it. */
  onClose: () => void;
};

/** Says once, to whom reads another language more easily, that the page exists in that one. Nobody is moved there. */
export function FrameLanguageHint(hint: FrameLanguageHintProps) {
  const { language, words, closeLabel, href, onClose } = hint;
  return (
    <Hint
      lang={language}
      dir={textDirection(language)}
      label={words}
      closeLabel={closeLabel}
      onClose={onClose}
    >
      <a href={href} hrefLang={language}>
        {words}
      </a>
    </Hint>
  );
}
