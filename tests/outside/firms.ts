/** What the site of a fixture firm has to show. Words and addresses stand in its folder. */
export type Firm = {
  /** Its folder, beside this file. */
  name: string;
  language: string;
  /** The colour of accents that its theme sets. */
  accent: string;
  /** Addresses, and words that stand on each. */
  shows: Readonly<Record<string, readonly string[]>>;
  /** Addresses of what the firm has not. */
  lacks: readonly string[];
  /** What a visitor presses on the first page, and where that leads. */
  press: { name: RegExp; to: string; title: string };
  /** A page that comes to life in a way of its own: what is pressed there, and what appears. */
  ownPage?: { path: string; press: string; appears: string };
};

export const FIRMS: readonly Firm[] = [
  {
    name: 'first',
    language: 'en-CA',
    accent: '#a3312f',
    shows: {
      '/': ['Start where you are.', 'a student', 'Elm Square'],
      '/rise': ['Slide 1 of 2', 'The way home'],
      '/rise-next-ring': ['Slide 2 of 2', 'See student roles'],
      '/rise/a-first-day': ['A first day, by somebody who had one', 'the green one', 'Analyst, Advisory'],
      '/people': ['Ada Moe', 'Up the valley', 'Two people read your application.'],
      '/people/ivo-tran': ['Ask me about the bus.'],
      '/people/ada-moe': ['Ask me which door is ours.', 'Recruiter, Springfield'],
      '/dates': ['Bring one question. Ada brings the plant.'],
    },
    lacks: ['/campus', '/rise/another-day', '/grow-together', '/connect-with-us'],
    press: { name: /a student/, to: '/rise', title: 'Let’s Rise.' },
  },
  {
    name: 'second',
    language: 'fr-CA',
    accent: '#2c6e63',
    shows: {
      '/': ['On bâtit à plusieurs.', 'aux études'],
      '/batir': ['Diapositive 1 sur 4', 'Le chantier'],
      '/chantier': ['Diapositive 1 sur 4'],
      '/batir-la-suite': ['Diapositive 4 sur 4', 'Voir les postes étudiants'],
      '/batir/la-grue': ['La grue qui ne bougeait plus', 'une table pliante', 'Partager ce récit'],
      '/la-maison': ['La maison', 'Depuis quand?'],
    },
    // Its brand has addresses for the first three, its config switches them off.
    lacks: ['/equipe', '/releve', '/releve/rendez-vous', '/batir/le-mur', '/grow-together'],
    press: { name: /aux études/, to: '/batir', title: 'Bâtissons ensemble.' },
    ownPage: { path: '/la-maison', press: 'Depuis quand?', appears: 'Depuis 1974, et pour longtemps.' },
  },
];
