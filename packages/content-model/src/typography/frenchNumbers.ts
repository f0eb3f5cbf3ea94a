/** Keeps numbers on one line with what they count. U+E000 is a placeholder of `aroundVerbatim`, which may be a number. */
export function frenchNumbers(text: string): string {
  return (
    text
      // 17 h, 17 h 30, 120 h. First, since what follows may look like a great number: 3h30 000
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
