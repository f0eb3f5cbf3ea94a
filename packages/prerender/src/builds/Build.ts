/** A build that is kept. */
export type Build = {
  /** When it was made, as its folder is called: `2026-11-25T17-24-00-123Z`. Empty where builds are not kept. */
  id: string;
  /** Full path of its site. No file in it changes. */
  root: string;
  /** Changes with every script and style sheet, not with words; empty where builds are not kept. */
  version: string;
};
