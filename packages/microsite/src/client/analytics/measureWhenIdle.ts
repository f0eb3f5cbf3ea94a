/** Target and consent of measurements. */
export type Measure = {
  /** Address of the site itself: `/vitals`. */
  to: string;
  /** Asked once the page is idle. Default: yes. */
  consent?: (() => boolean | Promise<boolean>) | undefined;
};

/**
 * Starts measuring when the page is loaded, the browser is idle and the visitor consents. A visitor with Do Not Track or
 * Global Privacy Control is never measured, and not asked.
 */
export async function measureWhenIdle({ to, consent = () => true }: Measure): Promise<void> {
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator;
  if (doNotTrack === '1' || globalPrivacyControl) return;
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await new Promise<unknown>((idle) => (window.requestIdleCallback ?? setTimeout)(idle));
  if (!(await consent())) return;
  const { measureSession } = await import('./measureSession.ts');
  measureSession(to);
}
