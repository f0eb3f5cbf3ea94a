/**
 * Waits until the picture that a page asks for at once is painted: a page may be loaded before it is decoded, and the
 * frame after that paints it.
 */
export async function picturePainted(): Promise<void> {
  try {
    await document.querySelector<HTMLImageElement>('img[fetchpriority]')?.decode();
  } catch {
    // One that is missing is not painted at all.
  }
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
