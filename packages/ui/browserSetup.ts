import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway: () => Promise<void>;
  }
}

// All files share one pointer, and it stays where the test before left it.
beforeEach(() => commands.movePointerAway());
