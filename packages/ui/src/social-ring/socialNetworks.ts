import type { ReactElement } from 'react';

/** A page of ours on someone else's network. */
export type SocialNetwork = {
  /** Tells it from the others. */
  network: string;
  /** Its name, which names the link. */
  name: string;
  url: string;
  /** Its mark at 22 px: an icon of the kit, or a `FileIcon`. */
  mark: ReactElement;
};
