import { pause, picturePainted } from '@tamarack-lowe/prerender/early';
import type { SiteTypeface } from '../site/SiteData.ts';

/**
 * Loads the typefaces of a site after the first picture is painted, and applies them all at once when the last is loaded.
 * Fallback fonts are equally wide, so no line breaks elsewhere. If one fails, the page keeps the fallback fonts.
 */
export async function loadTypefaces(typefaces: readonly SiteTypeface[]): Promise<void> {
  await picturePainted();
  const faces = typefaces.map(
    ({ family, weight, address }) => new FontFace(family, `url("${address}")`, { weight }),
  );
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    return;
  }
  // Layout of the page with new fonts gets a task of its own.
  await pause();
  for (const face of faces) document.fonts.add(face);
}
