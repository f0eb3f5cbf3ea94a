/** Stand-in. */
export function typeset(text: string, _language: string): string {
  return text;
}
