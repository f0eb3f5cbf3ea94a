import { renderToString } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { exampleCues } from '../examples/exampleFilm.ts';
import { Transcript, VideoPlayer, type VideoPlayerHandle, type VideoPlayerProps } from './VideoPlayer.tsx';

const tracks = [
  { src: 'film.en.vtt', lang: 'en', label: 'English' },
  { src: 'film.fr.vtt', lang: 'fr', label: 'Français' },
];

const film = {
  src: 'data:video/mp4;base64,AAAA',
  label: 'Award-winning culture',
  poster: <span>Poster</span>,
  playLabel: 'Play video',
  failedLabel: 'This video won’t play here.',
  tracks,
} satisfies VideoPlayerProps;

/** Films without a real source: playback does not matter here. */
function silence() {
  return {
    play: vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(),
    pause: vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(),
  };
}

test('the film does not load before a press', async () => {
  const { container } = await render(<VideoPlayer {...film} />);

  expect(container.querySelector('video')).toBeNull();
});

test('the disc puts the player in its place, plays it and gives it focus', async () => {
  const { play } = silence();
  const { container, ...screen } = await render(<VideoPlayer {...film} src="never.mp4" />);

  await userEvent.click(screen.getByRole('button', { name: 'Play video' }));

  const video = container.querySelector('video');
  expect(document.activeElement).toBe(video);
  expect(play).toHaveBeenCalledOnce();
  expect(video?.preload).toBe('none');
  expect(video?.getAttribute('aria-label')).toBe('Award-winning culture');
  expect(
    [...container.querySelectorAll('track')].map((track) => [track.kind, track.srclang, track.default]),
  ).toEqual([
    ['captions', 'en', true],
    ['captions', 'fr', false],
  ]);
  vi.restoreAllMocks();
});

test('large words stay within the disc', async () => {
  document.documentElement.style.fontSize = '200%';
  const screen = await render(<VideoPlayer {...film} />);
  const disc = screen.getByRole('button', { name: 'Play video' }).element().getBoundingClientRect();
  const label = screen.getByText('Play video').element().getBoundingClientRect();
  const across = label.width / 2;
  const down = label.bottom - disc.top - disc.height / 2;

  // The gap around it is 12 px wide.
  expect(Math.hypot(across, down)).toBeLessThan(disc.width / 2 - 12);
  document.documentElement.style.fontSize = '';
});

test('playing one film pauses the others', async () => {
  const { pause } = silence();
  const { container, ...screen } = await render(
    <>
      <VideoPlayer {...film} src="a.mp4" playLabel="Play one" />
      <VideoPlayer {...film} src="b.mp4" playLabel="Play two" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Play one' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play two' }));
  pause.mockClear();
  const [one, two] = container.querySelectorAll('video');

  two?.dispatchEvent(new Event('play'));

  expect(pause.mock.contexts).toEqual([one]);
  vi.restoreAllMocks();
});

test('a film that cannot be played says so and offers another way', async () => {
  const screen = await render(
    <VideoPlayer {...film} failedAction={<a href="#words">Read the transcript</a>} />,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Play video' }));

  await expect.element(screen.getByRole('status').getByText('This video won’t play here.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Read the transcript' })).toBeVisible();
  await expect.element(screen.getByText('Poster')).toBeVisible();
});

test('its handle plays from a given moment', async () => {
  const { play } = silence();
  let handle: VideoPlayerHandle | null = null;
  const { container } = await render(
    <VideoPlayer
      {...film}
      src="a.mp4"
      player={(player) => {
        handle = player;
      }}
    />,
  );

  (handle as VideoPlayerHandle | null)?.playFrom(0);

  await expect.poll(() => container.querySelector('video')).not.toBeNull();
  expect(play).toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('without script the player is there at once', () => {
  const html = renderToString(<VideoPlayer {...film} posterSrc="still.avif" />);
  expect(html).toMatch(/<noscript><video[^>]*controls[^>]*poster="still.avif"/);
});

test('a transcript without lines renders nothing', async () => {
  const { container } = await render(<Transcript label="Transcript" cues={[]} />);

  expect(container.textContent).toBe('');
});

test('the transcript opens, marks the current line and jumps to any other', async () => {
  const onJump = vi.fn();
  const { rerender, ...screen } = await render(
    <Transcript label="Transcript" cues={exampleCues} onJump={onJump} />,
  );
  const button = screen.getByRole('button', { name: 'Transcript' });

  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await rerender(<Transcript label="Transcript" cues={exampleCues} onJump={onJump} time={4} />);
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'I almost didn’t apply.' }))
    .toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('button', { name: /Kiruna/ }));

  expect(onJump).toHaveBeenCalledWith({ seconds: 6.5 });
});
