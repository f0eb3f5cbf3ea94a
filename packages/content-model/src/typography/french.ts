/**
 * Signs and the spaces around them. `\p{Zs}` is any space but a line break; U+E000 to U+E002 are what `aroundVerbatim`
 * keeps. Québec sets `! ? ;` close; in France a narrow no-break space stands before them.
 */
export function frenchPunctuation(text: string, inFrance: boolean): string {
  return (
    text
      // l'an, l'« art », l'{name}
      .replace(/(?<=[\p{L}\p{M}])'(?=\uE001*[\p{L}\p{N}\uE000\uE002«“])/gu, '’')
      // Three dots are one sign, but not those of ../folder.
      .replace(/(?<![./\\])\.{3}(?![./\\])/g, '…')
      // «mot»
      .replace(/«\p{Zs}*(?=\S)/gu, '«\u00A0')
      .replace(/(?<=\S)\p{Zs}*»/gu, '\u00A0»')
      // Mot : suite. Not 10:30, nor the eyes of a face.
      .replace(/(?<=[^\s«“([:\uE001]\uE001*)\p{Zs}*:(?=[\s»”\uE001]|$)/gu, '\u00A0:')
      // Mot! Not « ? », where the sign is what is spoken of, nor ?page=2, nor a face.
      .replace(
        /(?<=[^\s«“([:\uE001]\uE001*)\p{Zs}*((?!;\))[!?;](?:\p{Zs}*(?!;\))[!?;])*)(?=[!?;.,…”"’)\]]*(?:[\s»\uE001]|$))/gu,
        (_, signs: string) => `${inFrance ? '\u202F' : ''}${signs.replace(/\p{Zs}/gu, '')}`,
      )
      // mot — mot
      .replace(/(?<=\S)\p{Zs}+(?=[—–](?:\s|$))/gu, '\u00A0')
  );
}
