type Failure = {
  /** Address of what is missing. */
  file: string;
  /** What the build wrote on the script's element. */
  settings: Record<'build' | 'failed' | 'retry', string>;
};

/**
 * A part of the site cannot be had before the site's own script is there to say so: the page is loaded again once per
 * build (`sessionStorage.reloadedFor` remembers which), then says what happened.
 */
export function tellFailure({ file, settings: { build, failed, retry } }: Failure): void {
  const style = file.endsWith('.css');
  const message = `Loading ${style ? 'CSS ' : ''}chunk ${file.split('/').pop()} failed`;
  const code = style ? 'CSS_CHUNK_LOAD_FAILED' : undefined;
  console.error(Object.assign(new Error(message), { name: 'ChunkLoadError', code }));
  try {
    const { reloadedFor } = sessionStorage;
    sessionStorage.reloadedFor = build;
    if (navigator.onLine && reloadedFor !== build) {
      location.reload();
      return;
    }
  } catch {}
  const button = document.createElement('button');
  button.textContent = retry;
  button.onclick = () => location.reload();
  const note = document.createElement('p');
  note.className = 'load-failed';
  note.role = 'alert';
  note.append(`${failed} `, button);
  document.body.append(note);
}
