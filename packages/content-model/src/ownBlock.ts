/** A block of a firm's own in a body that has been read. */
export type OwnBlock = {
  type: 'own';
  /** Its type, as the firm calls it. */
  name: string;
  /** What it holds. */
  fields: Readonly<Record<string, unknown>>;
  /** How many words a visitor reads in it. */
  words: number;
};
