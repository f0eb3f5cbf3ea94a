/** How many pictures the feedback slider has. */
export const FEEDBACK_SERIES_LENGTH = 5;

/** The media keys of a numbered series, from 1: `scenes/feedback` gives `scenes/feedback-1`, `scenes/feedback-2`, … */
export function imageSeries(stem: string, count = 3): string[] {
  return Array.from({ length: count }, (_, index) => `${stem}-${index + 1}`);
}
