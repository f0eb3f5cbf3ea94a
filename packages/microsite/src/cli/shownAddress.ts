/** The address to tell of what listens at these hosts and this port. */
export function shownAddress(hosts: readonly string[], port: number): string {
  const [host = 'localhost'] = hosts;
  const shown = hosts.length > 1 || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}
