import { FrameLanguageHint, FrameNotice } from '@tamarack-lowe/pages/frame';
import { useState } from 'react';
import { useWorkshop } from './WorkshopPages.tsx';

export type WorkshopNoticeProps = {
  /** The cookie notice is shown until it is accepted. Default false. */
  notice?: boolean;
  /** The page in another language is hinted at until the hint is closed. Default false. */
  hint?: boolean;
};

/** Renders the notices that appear once: of cookies, then of another language. */
export function WorkshopNotice({ notice = false, hint = false }: WorkshopNoticeProps) {
  const { language, languages } = useWorkshop().site;
  const [asks, setAsks] = useState(notice);
  const [hints, setHints] = useState(hint);
  if (asks) return <FrameNotice onAccept={() => setAsks(false)} />;
  if (!hints) return null;
  return languages.map(
    ({ tag, home, hint }) =>
      tag !== language &&
      hint && (
        <FrameLanguageHint
          key={tag}
          language={tag}
          words={hint.words}
          closeLabel={hint.close}
          href={home}
          onClose={() => setHints(false)}
        />
      ),
  );
}
