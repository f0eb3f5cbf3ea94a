/** How long the address of a made file is kept: Safari reads it only after the click is over. */
const KEPT_MS = 60_000;

/** Lets the browser save a text as a file, as if it had been a link to it. */
export function saveFile(name: string, text: string, type: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
