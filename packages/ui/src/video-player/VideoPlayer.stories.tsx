import { useRef, useState } from 'react';
import { exampleCues } from '../examples/exampleFilm.ts';
import { examplePicture } from '../examples/examplePicture.ts';
import { Picture } from '../picture/Picture.tsx';
import { Transcript, VideoPlayer, type VideoPlayerHandle, type VideoPlayerProps } from './VideoPlayer.tsx';

const args = {
  src: 'film.mp4',
  label: 'Award-winning culture',
  poster: <Picture picture={examplePicture('purple')} alt="" />,
  playLabel: 'Play video',
  failedLabel: 'This video won’t play here.',
} satisfies VideoPlayerProps;

function WithWords(props: VideoPlayerProps) {
  const player = useRef<VideoPlayerHandle>(null);
  const [time, setTime] = useState<number | null>(null);
  return (
    <>
      <VideoPlayer {...props} player={player} onTime={({ seconds }) => setTime(seconds)} />
      <Transcript
        style={{ marginBlockStart: 96 }}
        label="Transcript"
        cues={exampleCues}
        time={time}
        onJump={({ seconds }) => player.current?.playFrom(seconds)}
      />
    </>
  );
}

export default {
  title: 'Films/Video player',
  component: VideoPlayer,
  args,
  render: (props: VideoPlayerProps) => (
    <div style={{ maxInlineSize: 760, padding: '0 88px 96px 0' }}>
      <VideoPlayer {...props} />
    </div>
  ),
};

export const Default = {};
export const HalfRound = { args: { shape: 'half-round', ratio: '840 / 600' } };
export const WithMeta = { args: { meta: '1 min 48 s, 8.3 MB, captions in English and French' } };
export const WithTranscript = { render: WithWords };
export const TranscriptOpen = {
  render: () => <Transcript label="Transcript" cues={exampleCues} time={7} open onJump={() => {}} />,
};
export const OnNight = {
  render: (props: VideoPlayerProps) => (
    <div data-gt-scheme="night" style={{ padding: '40px 128px 120px 40px' }}>
      <VideoPlayer {...props} />
    </div>
  ),
};
