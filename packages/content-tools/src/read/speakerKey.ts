import { portraitKey } from './storyCard.ts';

/** The media key of the portrait of somebody who is quoted, as "Ada Moe, Partner". There need not be such a picture. */
export function speakerKey(by: string | undefined): string {
  return portraitKey(by?.split(',')[0] ?? '');
}
