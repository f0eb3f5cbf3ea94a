import { pause, picturePainted } from '@tamarack-lowe/prerender/early';
import type { SiteTypeface } from '../site/SiteData.ts';

/**
 * Fetches the typefaces of a site once the first picture is painted, and puts them on together as soon as all are here:
 * nothing fades for it, and as stand-ins are as wide no line breaks elsewhere. Where one cannot be had the page stays as
 * it is.
 */
export async function wearTypefaces(typefaces: readonly SiteTypeface[]): Promise<void> {
  await picturePainted();
  const faces = typefaces.map(
    ({ family, weight, address }) => new FontFace(family, `url("${address}")`, { weight }),
  );
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    return;
  }
  // To lay the page out anew is a task of its own.
  await pause();
  for (const face of faces) document.fonts.add(face);
}
