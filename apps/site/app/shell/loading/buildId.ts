declare global {
  interface Window {
    /** What React Router knows of the build; absent in tests. */
    __reactRouterManifest?: { version: string };
  }
}

/** Which build the page in the window belongs to. */
export function buildId(): string {
  return window.__reactRouterManifest?.version ?? '';
}
