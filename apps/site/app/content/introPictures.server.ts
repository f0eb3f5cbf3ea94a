import type { Picture, VisitorType } from '@tamarack-lowe/content-model';
import { pictureOf } from '@tamarack-lowe/stories/server';

/** The pictures of the two choices: the same forest at two hours of the day. */
export function pictureOfIntro(): Record<VisitorType, Picture> {
  return { student: pictureOf('scenes/hike-dawn'), experienced: pictureOf('scenes/hike-dusk') };
}
