import { Button } from '@tamarack-lowe/ui/button';
import { useState } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import { ShareIcon } from './ShareIcon.tsx';

type ShareButtonProps = { title: string; text: string };

/**
 * Opens the sheet of the system where there is one, else copies the address. Nobody else hears of it. Needs the script,
 * and is not drawn without it.
 */
export function ShareButton({ title, text }: ShareButtonProps) {
  const { say } = useWords();
  const [status, setStatus] = useState('');

  async function share() {
    const url = new URL(window.location.pathname, window.location.href).href;
    try {
      if (navigator.share) await navigator.share({ title, text, url });
      else await navigator.clipboard.writeText(url).then(() => setStatus(say('shareCopied')));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setStatus(say('shareFailed'));
    }
  }

  return (
    <div className="story-pass-on">
      <Button variant="outline" before={<ShareIcon />} onClick={share}>
        {say('share')}
      </Button>
      <span role="status" className="story-pass-on__status">
        {status}
      </span>
    </div>
  );
}
