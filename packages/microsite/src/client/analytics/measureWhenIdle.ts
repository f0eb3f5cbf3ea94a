/** Where measurements go, and who says whether they may. */
export type Measure = {
  /** Address of the site itself: `/vitals`. */
  to: string;
  /** Asked once the page is idle. Default: yes. */
  consent?: (() => boolean | Promise<boolean>) | undefined;
};

/**
 * Begins to measure a visit when its page is loaded, the browser has nothing to do and the visitor allows it. Who has their
 * browser say Do Not Track or Global Privacy Control is not asked. Nobody is told of a measurement that cannot be had.
 */
export async function measureWhenIdle({ to, consent = () => true }: Measure): Promise<void> {
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator;
  if (doNotTrack === '1' || globalPrivacyControl) return;
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await new Promise<unknown>((idle) => (window.requestIdleCallback ?? setTimeout)(idle));
  if (!(await consent())) return;
  const { measureVisit } = await import('./measureVisit.ts');
  measureVisit(to);
}
