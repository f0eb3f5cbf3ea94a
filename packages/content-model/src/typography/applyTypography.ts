/**
 * Typography pass: sets the spaces that a language (BCP 47) asks for around signs, and removes line breaks where there may be
 * none. Addresses, tags, code and `{placeholders}` stay unchanged, and so does a text that went through the pass before.
 * Spelling and ordinals are up to the writer: `$25` and `1er` stay.
 *
 * French follows the Office québécois de la langue française: « Espacement avant et après les signes de ponctuation et les
 * symboles » and « Espace insécable » of its Banque de dépannage linguistique, and « Le français au bureau »; `fr-FR` has
 * a narrow no-break space before `! ? ;`. Other languages stay as they are written.
 */
export function applyTypography(text: string, language: string): string {
  const [primary, ...rest] = language.toLowerCase().split('-');
  if (primary !== 'fr') return text;
  const inFrance = rest.includes('fr');
  return aroundVerbatim(text, (words) => frenchNames(frenchNumbers(frenchPunctuation(words, inFrance))));
}

/**
 * Parts that no rule may change: an address, a tag, an entity, code between backticks, a `{placeholder}`. An address ends
 * before the punctuation of the sentence around it. The private characters that replace parts are parts too, in case a text
 * has some.
 */
const VERBATIM =
  /(?<place>\{[^{}]*\})|(?<tag><[/!a-z][^<>]*>)|(?:https?:\/\/|www\.|mailto:|tel:(?=[+\d]))(?:[^\s<>«»]*[^\s<>«».,:;!?…”"’)\]])?|(?<![\p{L}\p{N}.+_'-])[\p{L}\p{N}.+_'-]+@[\p{L}\p{N}.-]*[\p{L}\p{N}]|&#?\w+;|`[^`]*`|[\uE000-\uE002]/giu;

/**
 * Changes a text except its verbatim parts. `change` gets one character in place of each part, and may not remove, repeat or
 * reorder them: U+E000 for a placeholder, which may be a number, U+E001 for a tag, which takes no room, and U+E002 for
 * anything else, which is like a word.
 */
export function aroundVerbatim(text: string, change: (text: string) => string): string {
  const parts: string[] = [];
  const open = text.replace(VERBATIM, (part, place?: string, tag?: string) => {
    parts.push(part);
    if (place !== undefined) return '\uE000';
    return tag === undefined ? '\uE002' : '\uE001';
  });
  let next = 0;
  return change(open).replace(/[\uE000-\uE002]/g, () => parts[next++] ?? '');
}

/**
 * Rules of French typography. `\p{Zs}` is any space but a line break. U+E000 to U+E002 stand for the parts that `applyTypography` leaves
 * unchanged: a placeholder, which may be a number; a tag, which takes no room; anything else, which is like a word.
 */

/**
 * Sets punctuation and the spaces around it. Québec sets `! ? ;` close to the word; France puts a narrow no-break space before
 * them.
 */
function frenchPunctuation(text: string, inFrance: boolean): string {
  return (
    text
      // l'an, l'« art », l'{name}
      .replace(/(?<=[\p{L}\p{M}])'(?=\uE001*[\p{L}\p{N}\uE000\uE002«“])/gu, '’')
      // Three dots become one sign, but not in ../folder.
      .replace(/(?<![./\\])\.{3}(?![./\\])/g, '…')
      // «mot»
      .replace(/«\p{Zs}*(?=\S)/gu, '«\u00A0')
      .replace(/(?<=\S)\p{Zs}*»/gu, '\u00A0»')
      // Mot : suite. Not 10:30, nor a smiley.
      .replace(/(?<=[^\s«“([:\uE001]\uE001*)\p{Zs}*:(?=[\s»”\uE001]|$)/gu, '\u00A0:')
      // Mot! Not « ? », where the text is about the sign, nor ?page=2, nor a smiley.
      .replace(
        /(?<=[^\s«“([:\uE001]\uE001*)\p{Zs}*((?!;\))[!?;](?:\p{Zs}*(?!;\))[!?;])*)(?=[!?;.,…”"’)\]]*(?:[\s»\uE001]|$))/gu,
        (_, signs: string) => `${inFrance ? '\u202F' : ''}${signs.replace(/\p{Zs}/gu, '')}`,
      )
      // mot — mot
      .replace(/(?<=\S)\p{Zs}+(?=[—–](?:\s|$))/gu, '\u00A0')
  );
}

/** Keeps numbers on one line with their units. */
function frenchNumbers(text: string): string {
  return (
    text
      // 17 h, 17 h 30, 120 h. First, because what follows may look like a large number: 3h30 000
      .replace(
        /(?<![\p{L}\p{N}])(\d+|\uE000)\p{Zs}*h(?:\p{Zs}*(\d{2}|\uE000)(?!\p{Zs}*h(?![\p{L}'’])))?(?![\p{L}\p{N}'’])/gu,
        (_, hours: string, minutes?: string) => [hours, 'h', minutes].filter(Boolean).join('\u00A0'),
      )
      // 3 000, 1 250 000
      .replace(/(?<=(?<![\p{L}\p{N},.])\d{1,3}(?:\p{Zs}\d{3})*)\p{Zs}(?=\d{3}(?!\d))/gu, '\u00A0')
      // 18 %, 25 $, 3 M$, 20 °C
      .replace(/(?<=[\d\uE000])\p{Zs}*(?=(?:[kMG]?\$|[¢€%]|°[CF])(?![\p{N}$]))/gu, '\u00A0')
      // 25 $ CA
      .replace(/(?<=[\d\uE000]\u00A0[kMG]?\$)\p{Zs}+(?=(?:CA|US)(?!\p{L}))/gu, '\u00A0')
      // 5 km, 3 Mo, 12 millions
      .replace(
        /(?<=[\d\uE000])\p{Zs}+(?=(?:[kcm]?m[²³]?|[km]?g|[kMGT]o|m?L|min|s|millions?|milliards?)(?![\p{L}\p{N}'’]))/gu,
        '\u00A0',
      )
      // 14 mars, 1er juillet, mars 2027
      .replace(
        /(?<![\p{L}\p{N}])(?:(?:\d{1,2}|1(?:er|ᵉʳ)|\uE000)\p{Zs}+)?(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})(?:\p{Zs}+\d{4}(?!\d))?/giu,
        (date) => date.replace(/\p{Zs}+/gu, '\u00A0'),
      )
      // n° 3, p. 4, art. 3
      .replace(
        /(?<=(?<![\p{L}\p{N}])(?:n(?:[°º]|o|ᵒˢ?)|pp?\.|pages?|art\.|articles?|chap\.|fig\.|vol\.))\p{Zs}+(?=[\d\uE000])/giu,
        '\u00A0',
      )
  );
}

/** Keeps names on one line with titles and initials. */
function frenchNames(text: string): string {
  return (
    text
      // M. Roy, Mme de Repentigny, Dr X
      .replace(
        /(?<=(?<![\p{L}\p{N}])(?:MM?\.|Mmes?|Mlles?|Dre?s?|Pre?s?|Me))\p{Zs}+(?=[\p{Lu}\uE000\uE001]|d[’eu])/gu,
        '\u00A0',
      )
      // J.-P. Roy
      .replace(/(?<=(?<![\p{L}\p{N}])\p{Lu}\p{M}*\.(?:-?\p{Lu}\p{M}*\.)*)\p{Zs}+(?=\p{Lu})/gu, '\u00A0')
      // Élodie R., but not Bonjour M. Roy
      .replace(
        /(?<=\p{Lu}[\p{Ll}\p{M}]+)\p{Zs}+(?!M\.\p{Zs}+\p{Lu})(?=\p{Lu}\p{M}*\.(?![\p{L}\p{N}]))/gu,
        '\u00A0',
      )
  );
}
