import type { FieldPath } from '../protocol.ts';

/** Thrown for an edit that cannot be applied to a text. The text is unchanged. */
export class EditError extends Error {
  readonly reason: 'unreadable' | 'no-such-field' | 'unsafe';
  readonly path: FieldPath;

  constructor(reason: EditError['reason'], path: FieldPath) {
    super(`${reason}: ${path.join('/')}`);
    this.name = 'EditError';
    this.reason = reason;
    this.path = path;
  }
}
