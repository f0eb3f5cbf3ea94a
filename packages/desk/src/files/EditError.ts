import type { FieldPath } from '../protocol.ts';

/** An edit that a text cannot take: the text stays as it is. */
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
