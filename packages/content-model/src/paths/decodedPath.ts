/** `%24%24%24` is `$$$`; a path that is not valid percent-encoding, such as `/100%`, stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
