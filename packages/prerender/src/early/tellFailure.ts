/** What the build wrote on the script's element. */
type Settings = Record<'build' | 'failed' | 'retry', string>;

/**
 * A part of the site (`file`) cannot be had before the site's own script is there to say so: the page is loaded again once
 * per build (`sessionStorage.reloadedFor` remembers which), then says what happened.
 */
export function tellFailure(file: string, { build, failed, retry }: Settings): void {
  const style = file.endsWith('.css');
  const message = `Loading ${style ? 'CSS ' : ''}chunk ${file.split('/').pop()} failed`;
  console.error(
    Object.assign(new Error(message), {
      name: 'ChunkLoadError',
      code: style ? 'CSS_CHUNK_LOAD_FAILED' : undefined,
    }),
  );
  try {
    const { reloadedFor: before = '' } = sessionStorage;
    sessionStorage.reloadedFor = before + build;
    // Storage that keeps nothing would have it loaded again and again.
    if (navigator.onLine && !before.includes(build) && sessionStorage.reloadedFor === before + build) {
      location.reload();
      return;
    }
  } catch {}
  const button = document.createElement('button');
  button.textContent = retry;
  button.onclick = () => location.reload();
  const note = document.createElement('p');
  note.role = 'alert';
  note.className = 'load-failed';
  note.append(failed, ' ', button);
  document.body.append(note);
}
