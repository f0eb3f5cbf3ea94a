/** What browsers tell of the line, where they do. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/** Whether the visitor asks for less to be loaded: then nothing is that may not be needed. */
export function savesData(): boolean {
  const { connection }: WithConnection = navigator;
  return connection?.saveData === true;
}
