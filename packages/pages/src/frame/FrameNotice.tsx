import { Notice } from '@tamarack-lowe/ui/notice';
import { useWords } from '../context/PagesProvider.tsx';

export type FrameNoticeProps = { onAccept: () => void };

/** The notice about cookies, for visitors who must be told of them. */
export function FrameNotice({ onAccept }: FrameNoticeProps) {
  const { say } = useWords();
  return (
    <Notice label={say('cookieTitle')} buttonLabel={say('cookieButton')} onAccept={onAccept}>
      {say('cookieText')}
    </Notice>
  );
}
