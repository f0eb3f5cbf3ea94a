import type { Page } from 'playwright';
import sharp from 'sharp';

/** A part of the window, px. */
export type Box = { x: number; y: number; width: number; height: number };

/** A picture of the window: bytes of red, green and blue, line by line. */
export type Picture = { data: Uint8Array; width: number };

/** A channel that differs by less, of 255, is what compression leaves. */
const SEEN = 40;

/** Fewer pixels are no change that anybody sees. */
const ENOUGH = 60;

/** Returns true when two pictures of the same size visibly differ outside of a box. */
export function differs(one: Picture, other: Picture, outside: Box): boolean {
  let pixels = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    const [x, y] = [(at / 3) % one.width, Math.floor(at / 3 / one.width)];
    const isInside =
      x >= outside.x && x < outside.x + outside.width && y >= outside.y && y < outside.y + outside.height;
    const isFar = [0, 1, 2].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > SEEN,
    );
    if (isFar && !isInside) pixels += 1;
  }
  return pixels >= ENOUGH;
}

/**
 * Returns how long after a press the first frame came that looks different, in ms, as a screencast of the window has it. The
 * control itself is left out: that it looks pressed is no answer. Throws when nothing changes within a second.
 */
export async function visibleChange(page: Page, control: Box, press: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const frames: { at: number; jpeg: Buffer }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, jpeg: Buffer.from(data, 'base64') });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await page.evaluate(() =>
    addEventListener(
      'click',
      ({ timeStamp }) => Object.assign(window, { pressedAt: performance.timeOrigin + timeStamp }),
      { capture: true, once: true },
    ),
  );
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, everyNthFrame: 1 });
  await page.waitForTimeout(500);
  await press();
  await page.waitForTimeout(1000);
  await session.send('Page.stopScreencast');
  await session.detach();
  const pressed = await page.evaluate(() => (window as Window & { pressedAt?: number }).pressedAt ?? 0);
  const pictures = frames.toSorted((one, other) => one.at - other.at);
  const before = pictures.findLast(({ at }) => at <= pressed);
  if (!before) throw new Error('The screencast has no frame from before the press.');
  const resting = await picture(before.jpeg);
  for (const { at, jpeg } of pictures)
    if (at > pressed && differs(resting, await picture(jpeg), control)) return at - pressed;
  throw new Error('Nothing that can be seen has changed after the press.');
}

async function picture(jpeg: Buffer): Promise<Picture> {
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}
