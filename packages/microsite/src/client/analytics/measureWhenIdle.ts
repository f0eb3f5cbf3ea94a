/** Starts or ends the measurement of this session; undefined until it has begun. */
let setMeasured: ((isMeasured: boolean) => void) | undefined;

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
  if (refusesMeasurement()) return;
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await new Promise<unknown>((idle) => (window.requestIdleCallback ?? setTimeout)(idle));
  if (await consent()) await startMeasuring(to);
}

/** Target of measurements, and the function that opens the choice of consent again. */
type Choice = { to: string; manage: () => boolean | Promise<boolean> };

/** Opens the choice again. From the new answer on, the session is measured or not. */
export async function measureByChoice({ to, manage }: Choice): Promise<void> {
  if (!(await manage())) setMeasured?.(false);
  else if (!refusesMeasurement()) await startMeasuring(to);
}

async function startMeasuring(to: string): Promise<void> {
  const { measureSession } = await import('./measureSession.ts');
  setMeasured ??= measureSession(to);
  setMeasured(true);
}

function refusesMeasurement(): boolean {
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } = navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}
