import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway: () => Promise<void>;
  }
}

// All files share one pointer, which stays where the last test left it.
beforeEach(() => commands.movePointerAway());
