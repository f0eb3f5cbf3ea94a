/** As much of a service worker and its caches as this needs. */
export type Leaving = {
  addEventListener: (
    type: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  registration: { scope: string; unregister: () => Promise<boolean> };
  caches: { keys: () => Promise<string[]>; delete: (name: string) => Promise<boolean> };
};

/**
 * The service worker of a site that has none: whoever still has one of an earlier build gets this in its place. It takes
 * away the caches whose names begin with `ours` and end with the address it is in charge of, and itself. It is written into a
 * file by its text: it knows nothing but what it is given.
 */
export function farewell(self: Leaving, ours: string): void {
  async function leave() {
    const { scope } = self.registration;
    const names = (await self.caches.keys()).filter(
      (name) => name.startsWith(`${ours}-`) && name.endsWith(`-${scope}`),
    );
    await Promise.all(names.map((name) => self.caches.delete(name)));
    await self.registration.unregister();
  }
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(leave()));
}
