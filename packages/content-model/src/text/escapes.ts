/** A text with its escapes written out, and where an offset of it stands in the file. */
export type Written = { written: string; sourceOffset: (offset: number) => number };

/** Escapes of JSON, and of markup, which texts in JSON may hold as well. A pair of backslashes is none. */
const ESCAPES = /\\(?:u([0-9a-f]{4})|([\s\S]))|&#(?:x([0-9a-f]+)|(\d+));/gi;
const ESCAPES_OF_MARKUP = /(?!)()()|&#(?:x([0-9a-f]+)|(\d+));/gi;

/** Escapes that stand for characters of control. A line break that is escaped breaks no line of the file. */
const CONTROLS: Readonly<Record<string, string>> = { b: '\b', f: '\f' };

/** Writes out what stands escaped in a file: `\u200b` of JSON is as invisible on a page as the character itself. */
export function writeEscapes(text: string, { isJson }: { isJson: boolean }): Written {
  if (!(isJson ? /\\[ubf]|&#/i : /&#/).test(text)) return { written: text, sourceOffset: (offset) => offset };
  /** Offsets in the written text from which on the file is so many characters ahead. */
  const shifts: { from: number; by: number }[] = [];
  let ahead = 0;
  const written = text.replace(
    isJson ? ESCAPES : ESCAPES_OF_MARKUP,
    (sequence: string, hex?: string, sign?: string, codeHex?: string, code?: string, at = 0) => {
      const own = hex ?? codeHex;
      const number = own === undefined ? Number(code) : Number.parseInt(own, 16);
      const character = sign === undefined ? characterOf(number) : CONTROLS[sign];
      if (character === undefined) return sequence;
      ahead += sequence.length - character.length;
      shifts.push({ from: at + sequence.length - ahead, by: ahead });
      return character;
    },
  );
  const sourceOffset = (offset: number) => offset + (shifts.findLast(({ from }) => from <= offset)?.by ?? 0);
  return { written, sourceOffset };
}

/** Line breaks, quotation marks and brackets stay escaped: words end at them. */
function characterOf(number: number): string | undefined {
  if (!(number <= 0x10ffff) || /[\n\r"\\<>&]/.test(String.fromCodePoint(number))) return undefined;
  return String.fromCodePoint(number);
}
