import type { VisitorType } from '@tamarack-lowe/content-model';

/**
 * A value from storage, an address or a form as a visitor type, or null. The model's own `isVisitorType` brings the
 * schema library with it, 1 KB for two words.
 */
export function readVisitorType(value: unknown): VisitorType | null {
  return value === 'student' || value === 'experienced' ? value : null;
}
