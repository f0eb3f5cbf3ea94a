import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyTypography, aroundVerbatim } from './applyTypography.ts';

/** Text of an editor, and the same text on a page in Québec, with ⍽ for a no-break space. */
const CASES: readonly (readonly [written: string, printed: string])[] = [
  // Guillemets
  ['Elle a dit «oui» tout bas', 'Elle a dit «⍽oui⍽» tout bas'],
  ['Elle a dit « oui » tout bas', 'Elle a dit «⍽oui⍽» tout bas'],
  ['Un «\u202Foui\u202F» étroit', 'Un «⍽oui⍽» étroit'],
  ['« Il a lu “mot à mot” », dit-elle', '«⍽Il a lu “mot à mot”⍽», dit-elle'],
  ['Le bouton «<em>Envoyer</em>»', 'Le bouton «⍽<em>Envoyer</em>⍽»'],
  ['Suivant »', 'Suivant⍽»'],
  // Signs that Québec sets close
  ['Quel temps fera-t-il demain ?', 'Quel temps fera-t-il demain?'],
  ['Il neigera encore\u00A0!', 'Il neigera encore!'],
  ['Samedi, du soleil\u202F; dimanche, la pluie', 'Samedi, du soleil; dimanche, la pluie'],
  ['Vraiment ?! Oui ! ! !', 'Vraiment?! Oui!!!'],
  ['« Tu viens ? » (enfin !)', '«⍽Tu viens?⍽» (enfin!)'],
  ['<strong>Prêt</strong> ? Oui <em>déjà !</em>', '<strong>Prêt</strong>? Oui <em>déjà!</em>'],
  ['On touche « ? » et ( ! )', 'On touche «⍽?⍽» et ( ! )'],
  ['Voir ?page=2 et !important', 'Voir ?page=2 et !important'],
  ['Merci ! ;) à demain :)', 'Merci! ;) à demain :)'],
  // Colons
  ['Votre prénom:', 'Votre prénom⍽:'],
  ['Une règle : écouter', 'Une règle⍽: écouter'],
  ['Une règle\u202F: écouter', 'Une règle⍽: écouter'],
  ['Elle répond: «oui»', 'Elle répond⍽: «⍽oui⍽»'],
  ['Les villes (trois): Montréal, Québec, Gatineau', 'Les villes (trois)⍽: Montréal, Québec, Gatineau'],
  ['« Oui » : un mot', '«⍽Oui⍽»⍽: un mot'],
  ['<strong>Note:</strong> à lire', '<strong>Note⍽:</strong> à lire'],
  ['<strong>Note</strong>: à lire', '<strong>Note</strong>⍽: à lire'],
  ['Départ à 10:30, note 3:1', 'Départ à 10:30, note 3:1'],
  ['{a}: {b}', '{a}⍽: {b}'],
  ['{name} : {x}', '{name}⍽: {x}'],
  ['{hours}:{minutes}', '{hours}:{minutes}'],
  // Unchanged
  [
    'Voir https://exemple.ca/a?b=c;d ! Ou www.exemple.ca: ici',
    'Voir https://exemple.ca/a?b=c;d! Ou www.exemple.ca⍽: ici',
  ],
  ['Un lien en mailto: ou mailto:a@exemple.ca', 'Un lien en mailto: ou mailto:a@exemple.ca'],
  ["Écrire à l'adresse d'accueil: o'neil@exemple.ca", "Écrire à l’adresse d’accueil⍽: o'neil@exemple.ca"],
  ['<a href="/l\'an ?a : b" title="«x»">ici</a>', '<a href="/l\'an ?a : b" title="«x»">ici</a>'],
  ["{l'an : 18 % ?} et {count}", "{l'an : 18 % ?} et {count}"],
  ["Le code `a ? b : 'c'` reste", "Le code `a ? b : 'c'` reste"],
  ['R&amp;D et ../dossier', 'R&amp;D et ../dossier'],
  ['Deux lignes\n« une » et\ndeux', 'Deux lignes\n«⍽une⍽» et\ndeux'],
  // Money, percentages, units
  ['Un don de 25 $ ou 25$', 'Un don de 25⍽$ ou 25⍽$'],
  ['Un don de $25, en $$$', 'Un don de $25, en $$$'],
  ['3 M$ et 25 $ CA', '3⍽M$ et 25⍽$⍽CA'],
  ['18 % de plus, {share} % de moins', '18⍽% de plus, {share}⍽% de moins'],
  ['Il fait -30 °C', 'Il fait -30⍽°C'],
  ['5 km, 2 kg, 3 Mo, 40 ko et 10 min', '5⍽km, 2⍽kg, 3⍽Mo, 40⍽ko et 10⍽min'],
  ["Les 3 s'aiment, les 5 maisons", 'Les 3 s’aiment, les 5 maisons'],
  // Great numbers
  ['3 000 collègues', '3⍽000 collègues'],
  ['1\u202F250\u202F000 $', '1⍽250⍽000⍽$'],
  ['En 2024 300 personnes', 'En 2024 300 personnes'],
  // Times
  ['Le midi à 12 h', 'Le midi à 12⍽h'],
  ['De 17 h 30 à 19 h', 'De 17⍽h⍽30 à 19⍽h'],
  ['De 17h30 à 19h', 'De 17⍽h⍽30 à 19⍽h'],
  ['1 250 h ou 120h de bénévolat', '1⍽250⍽h ou 120⍽h de bénévolat'],
  ['3h30 000', '3⍽h⍽30⍽000'],
  ['{hours} h {minutes}', '{hours}⍽h⍽{minutes}'],
  ['En 12 heures', 'En 12 heures'],
  // Days
  ['Le 1er juillet', 'Le 1er⍽juillet'],
  ['Le 14 mars 2027 et en août 2028', 'Le 14⍽mars⍽2027 et en août⍽2028'],
  ['Les 3 maisons de mai', 'Les 3 maisons de mai'],
  // References
  ['Le n° 3, le no 4 et nos 5 villes', 'Le n°⍽3, le no⍽4 et nos 5 villes'],
  ['p. 4, art. 3, page {number}', 'p.⍽4, art.⍽3, page⍽{number}'],
  ['Le cap. 4 fois', 'Le cap. 4 fois'],
  // People
  ['Bonjour M. Roy, Mme Roy et Mme de Repentigny', 'Bonjour M.⍽Roy, Mme⍽Roy et Mme⍽de Repentigny'],
  ['Dr X, Me Tremblay, M. {name}', 'Dr⍽X, Me⍽Tremblay, M.⍽{name}'],
  ['Me voici', 'Me voici'],
  ['J.-P. Roy, É. Côté et Élodie R.', 'J.-P.⍽Roy, É.⍽Côté et Élodie⍽R.'],
  [
    'E\u0301. Roy et Zoe\u0308 R. avec trois accents a\u0300 part',
    'E\u0301.⍽Roy et Zoe\u0308⍽R. avec trois accents a\u0300 part',
  ],
  // Ordinals, apostrophes, dots, dashes
  ['1er, 1re, 2e et 1ᵉʳ', '1er, 1re, 2e et 1ᵉʳ'],
  ["L'été d'une sœur, aujourd'hui", 'L’été d’une sœur, aujourd’hui'],
  ["L'{firm} d'<em>ici</em>, l'« art »", 'L’{firm} d’<em>ici</em>, l’«⍽art⍽»'],
  ["Le mot 'seul' et l\u2019an", "Le mot 'seul' et l\u2019an"],
  ['Attendre...', 'Attendre…'],
  ['Personne — ou presque — ne grandit seul', 'Personne⍽— ou presque⍽— ne grandit seul'],
  ['— Bonjour, dit-elle', '— Bonjour, dit-elle'],
];
const shown = (text: string) => text.replaceAll('\u00A0', '⍽');

describe('in French', () => {
  test.each(CASES)('sets %j', (written, printed) => {
    const set = applyTypography(written, 'fr-CA');
    expect(shown(set)).toBe(printed);
    expect(applyTypography(set, 'fr-CA')).toBe(set);
    expect(applyTypography(written, 'fr')).toBe(set);
  });

  test('puts a narrow space before `! ? ;` in France only', () => {
    expect(applyTypography('Quoi ?! «Oui!» (non; enfin), 18 % : R&amp;D', 'fr-FR')).toBe(
      'Quoi\u202F?! «\u00A0Oui\u202F!\u00A0» (non\u202F; enfin), 18\u00A0%\u00A0: R&amp;D',
    );
  });
});

test('leaves English and languages without rules unchanged', () => {
  const written = CASES.map(([text]) => text);
  for (const language of ['en-CA', 'iu', 'frr']) {
    expect(written.map((text) => applyTypography(text, language))).toEqual(written);
  }
});

/** Pieces of what editors write, in any order, with characters that stand in for others while words are set. */
const writing = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'«»"\'’“”!?;:.,…—–()$%°<>{}@/`&\n \u00A0\u202F\uE000\uE001\uE002'),
      fc.constantFrom('mot', 'Élodie', 'M.', 'R.', 'de', '17', '000', 'h', '30', 'km', 'mars', '2027', 'n°'),
      fc.constantFrom('{count}', '<em>', '</em>', 'https://exemple.ca', 'a@exemple.ca', '...', ' ', ' '),
    ),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join(''));

test.each(['fr-CA', 'fr-FR'])('a second pass changes nothing, in %s', (language) => {
  fc.assert(
    fc.property(writing, (text) => {
      const set = applyTypography(text, language);
      expect(applyTypography(set, language)).toBe(set);
    }),
    { numRuns: 5000 },
  );
});

test('changes only spaces, apostrophes and dots', () => {
  const bare = (text: string) =>
    text
      .replace(/\p{Zs}/gu, '')
      .replaceAll('’', "'")
      .replaceAll('…', '...');
  fc.assert(
    fc.property(writing, (text) => {
      expect(bare(applyTypography(text, 'fr-CA'))).toBe(bare(text));
    }),
  );
});

test('replaces each verbatim part with one character, and puts the parts back', () => {
  const text = 'Oui {name}, <a href="/x y">ici</a> (https://exemple.ca/a?b!) a@exemple.ca: `x y`&amp;\uE000';
  let seen = '';
  const changed = aroundVerbatim(text, (open) => {
    seen = open;
    return open.toUpperCase();
  });
  expect(seen).toBe('Oui \uE000, \uE001ici\uE001 (\uE002!) \uE002: \uE002\uE002\uE002');
  expect(changed).toBe(
    'OUI {name}, <a href="/x y">ICI</a> (https://exemple.ca/a?b!) a@exemple.ca: `x y`&amp;\uE000',
  );
});

test('a sign alone is no verbatim part', () => {
  const text = '3 < 5 > 4, tel: 514, 10 & 20; a @ b, {ouvert';
  expect(aroundVerbatim(text, (open) => open.toUpperCase())).toBe(text.toUpperCase());
});
