import { Transcript, VideoPlayer, type VideoPlayerHandle } from '@tamarack-lowe/ui/video-player';
import { useRef, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';

type Play = { canvasElement: HTMLElement };

const CUES = [
  { start: 0, end: 4, text: 'I almost did not apply.' },
  { start: 4, end: 9, text: 'The car was frozen.' },
];

function FilmWithTranscript() {
  const player = useRef<VideoPlayerHandle>(null);
  const [time, setTime] = useState<number | null>(null);
  return (
    <>
      <VideoPlayer
        player={player}
        src="data:video/mp4;base64,AAAA"
        label="I almost didn’t apply"
        poster={<div style={{ blockSize: '100%', background: 'var(--gt-ground-deep)' }} />}
        playLabel="Play video"
        failedLabel="This video won’t play here."
        tracks={[{ src: '/words.vtt', lang: 'en', label: 'English' }]}
        onTime={({ seconds }) => setTime(seconds)}
      />
      <Transcript
        label="Transcript"
        cues={CUES}
        lang="en"
        time={time}
        onJump={({ seconds }) => {
          setTime(seconds);
          player.current?.pause();
        }}
        open
      />
    </>
  );
}

export default { title: 'Behaviour/Players', tags: ['!autodocs'], render: FilmWithTranscript };

export const PosterFirstThenThePlayerWithTheFocus = {
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Play video' }));
    const film = canvasElement.querySelector('video');
    await expect(film).toHaveFocus();
    await expect(film?.querySelector('track')).toHaveAttribute('kind', 'captions');
    await expect(film).toHaveAttribute('controls');
    await expect(canvas.queryByRole('button', { name: 'Play video' })).toBeNull();
  },
};

export const AFilmThatIsGoneSaysSo = {
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play video' }));
    // The browser may not play after the press of a script, so the test sends the error itself.
    await fireEvent.error(canvasElement.querySelector('source') as Element);
    await expect(canvas.getByRole('status')).toHaveTextContent('This video won’t play here.');
  },
};

export const TheTranscriptFollowsWhereItIsLed = {
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    const line = canvas.getByRole('button', { name: /The car was frozen/ });
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
    await userEvent.click(line);
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-current]')).toHaveTextContent(/The car was frozen/),
    );
  },
};
