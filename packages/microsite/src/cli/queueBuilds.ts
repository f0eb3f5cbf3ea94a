import type { Requested } from '@tamarack-lowe/server/internal/commands';

export type Builds = {
  /** Asks for a build: at once, or after the one that is under way, which may have read what was there before. */
  request: () => Requested;
  /** Whether one is under way, and how the last one ended. */
  state: () => { status: 'idle' | 'building'; last: LastBuild | null };
};

/** How a build ended, and when. */
export type LastBuild = { ended: string; isBuilt: boolean };

type Options = {
  /** Builds. Gives whether all went well; never rejects. */
  build: () => Promise<boolean>;
  now?: () => Date;
};

/** One build at a time. However many are asked for meanwhile, one more follows. */
export function queueBuilds({ build, now = () => new Date() }: Options): Builds {
  let isBuilding = false;
  let isQueued = false;
  let last: LastBuild | null = null;

  async function run() {
    isBuilding = true;
    do {
      isQueued = false;
      const isBuilt = await build();
      last = { ended: now().toISOString(), isBuilt };
    } while (isQueued);
    isBuilding = false;
  }

  return {
    request() {
      if (isBuilding) {
        isQueued = true;
        return 'queued';
      }
      void run();
      return 'building';
    },
    state: () => ({ status: isBuilding ? 'building' : 'idle', last }),
  };
}
