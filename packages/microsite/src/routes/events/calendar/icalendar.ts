/** Lines of a calendar file (RFC 5545), before they are folded. */
export type Lines = readonly string[];

/** Most octets in a line, its end not counted. */
const LINE_OCTETS = 75;

/** A component with its properties and the components inside. */
export function component(name: string, lines: Lines): Lines {
  return [`BEGIN:${name}`, ...lines, `END:${name}`];
}

/** The text of a file: every line folded and ended by CRLF, including the last. */
export function fileText(lines: Lines): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Escapes text as a value of the type TEXT, without control characters. */
export function textValue(words: string): string {
  return words
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Encodes an address as a value of the type URI (RFC 3986). Browsers accept some characters that the RFC does not. */
export function uriValue(href: string): string {
  return href
    .replaceAll(/[\\^`{|}"<>[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/^([a-z]+:\/\/)%5B([\da-f:.]+)%5D/i, '$1[$2]');
}

/** Formats a day (`YYYY-MM-DD`) as DATE; with a time (`HH:MM`), as a local DATE-TIME. */
export function dateValue(day: string, time: string | null = null): string {
  const date = day.replaceAll('-', '');
  return time === null ? date : `${date}T${time.replace(':', '')}00`;
}

/** A moment, ms since 1970, as a DATE-TIME in UTC. */
export function utcValue(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** ms as a DURATION of hours and minutes. */
export function durationValue(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes % 60 > 0 || hours === 0 ? `${minutes % 60}M` : ''}`;
}

/** Breaks a line into pieces of 75 octets, never inside a character; all but the first begin with a space. */
function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const sign of line) {
    const size = octetsOf(sign.codePointAt(0) ?? 0);
    if (octets + size > LINE_OCTETS) [text, octets] = [`${text}\r\n `, 1];
    text += sign;
    octets += size;
  }
  return text;
}

const octetsOf = (code: number) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
