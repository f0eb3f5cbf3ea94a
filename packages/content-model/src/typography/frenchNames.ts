/** Keeps names on one line with titles and initials. U+E000 and U+E001 are a placeholder and a tag of `aroundVerbatim`. */
export function frenchNames(text: string): string {
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
