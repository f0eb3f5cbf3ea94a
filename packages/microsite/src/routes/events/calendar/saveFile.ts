/** Safari reads the object URL only after the click is over. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/** Saves a text as a file, as if the visitor had followed a download link. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), OBJECT_URL_LIFETIME_MS);
}
