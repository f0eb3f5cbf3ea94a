import type { Manager } from './installFirm.ts';

/** Expectations for the site of a fixture firm. Its words and addresses are in its folder. */
export type Firm = {
  /** Name of its folder beside this file. */
  name: string;
  /** Package manager, folder and flags of a firm that `create` creates. */
  made?: { manager: Manager; folder: string; flags: readonly string[] };
  /** Base of the site. The test writes it into the config of a created firm. Default: the root. */
  base?: string;
  /** Language of its pages, by the home of each language. */
  languages: Readonly<Record<string, string>>;
  /** Accent colour of its theme. */
  accent: string;
  /** Words on each page, by address. */
  shows: Readonly<Record<string, readonly string[]>>;
  /** Words of its custom 404 page. */
  unknownSays?: string;
  /** Addresses of pages that the firm does not have. */
  lacks: readonly string[];
  /** Link that a visitor presses on the first page, and the page it leads to. */
  press: { name: RegExp; to: string; title: string };
  /** Ids of its visitor types; the link above chooses the last one. Default: none. */
  visitors?: readonly string[];
  /** Address to which browsers report measurements, if they do. */
  measures?: string;
  /** Custom components to test: a button on a page, and the text that it shows. */
  own?: readonly { path: string; press: string; appears: string }[];
};

export const FIRMS: readonly Firm[] = [
  {
    name: 'first',
    languages: { '/': 'en-CA' },
    accent: '#a3312f',
    shows: {
      '/': ['Start where you are.', 'a student', 'coming back', 'after some years away', 'Elm Square'],
      '/rise': ['Slide 1 of 2', 'The way home'],
      '/rise-next-ring': ['Slide 2 of 2', 'See student roles', 'See roles to come back to'],
      '/rise/a-first-day': ['A first day, by somebody who had one', 'the green one', 'Analyst, Advisory'],
      '/people': ['Ada Moe', 'Up the valley', 'Two people read your application.'],
      '/people/ivo-tran': ['Ask me about the bus.', 'Looks after who comes back'],
      '/people/ada-moe': ['Ask me which door is ours.', 'Recruiter, Springfield'],
      '/dates': ['Bring one question. Ada brings the plant.'],
    },
    lacks: ['/campus', '/rise/another-day', '/grow-together', '/connect-with-us'],
    press: { name: /coming back/, to: '/rise', title: 'Let’s Rise.' },
    visitors: ['student', 'experienced', 'returning'],
    measures: '/vitals',
  },
  {
    name: 'second',
    base: '/emplois/batir/',
    languages: { '/emplois/batir/': 'fr-CA' },
    accent: '#2c6e63',
    shows: {
      '/emplois/batir/': [
        'On bâtit à plusieurs.',
        'Entrer sur le chantier',
        'Une maison indépendante, sans actionnaires de passage.',
      ],
      '/emplois/batir/batir': ['Diapositive 1 sur 4', 'Le chantier'],
      '/emplois/batir/chantier': ['Diapositive 1 sur 4'],
      '/emplois/batir/batir-la-suite': ['Diapositive 4 sur 4', 'Voir les postes'],
      '/emplois/batir/batir/la-grue': [
        'La grue qui ne bougeait plus',
        'une table pliante',
        'Partager ce récit',
        'Argile bleue, 9 m',
      ],
      '/emplois/batir/la-maison': ['La maison', 'Depuis quand?'],
    },
    // Its brand has addresses for the first three, but its config switches them off.
    unknownSays: 'Cette adresse ne mène à aucun chantier.',
    lacks: [
      '/emplois/batir/equipe',
      '/emplois/batir/releve',
      '/emplois/batir/releve/rendez-vous',
      '/emplois/batir/batir/le-mur',
      '/emplois/batir/grow-together',
    ],
    press: { name: /Entrer/, to: '/emplois/batir/batir', title: 'Bâtissons ensemble.' },
    measures: '/emplois/batir/mesures',
    own: [
      {
        path: '/emplois/batir/la-maison',
        press: 'Depuis quand?',
        appears: 'Depuis 1974, et pour longtemps.',
      },
      {
        path: '/emplois/batir/batir/la-grue',
        press: 'Ce qu’il y a sous la grue',
        appears: 'Argile bleue, 9 m',
      },
    ],
  },
  {
    name: 'third',
    made: {
      manager: 'npm',
      folder: 'un matin à trois',
      flags: [
        ...['--name', 'Aube & Dupré', '--colour', '#8a2f1f', '--language', 'en-CA', '--language', 'fr-CA'],
        ...['--section', 'Take Root / Prendre racine', '--section', 'How it Works / Comment ça se passe'],
      ],
    },
    base: '/careers/',
    languages: { '/careers/': 'en-CA', '/careers/fr': 'fr-CA' },
    accent: '#8a2f1f',
    shows: {
      '/careers/': ['Meet the people first.', 'a student', 'How it Works'],
      '/careers/take-root': ['Slide 1 of 2', 'Eleven things'],
      '/careers/take-root-next': ['Slide 2 of 2', 'See student roles'],
      '/careers/how-it-works': ['Slide 1 of 2', 'A first day'],
      '/careers/take-root/a-first-day': ['This story is an example', 'forty people'],
      '/careers/contact': ['Sam Example'],
      '/careers/contact/sam-example': ['This person is an example.'],
      '/careers/fr': ['Les gens d’abord.', 'aux études'],
      '/careers/fr/prendre-racine': ['Diapositive 1 sur 2', 'Onze choses'],
      '/careers/fr/comment-ca-se-passe/une-bonne-question': ['Ce récit aussi est un exemple.'],
      '/careers/fr/nous-joindre/sam-example': ['Cette personne est un exemple.'],
    },
    lacks: ['/careers/campus', '/careers/dates', '/careers/fr/take-a-seat', '/careers/take-root/une-journee'],
    press: { name: /experienced/, to: '/careers/take-root', title: 'Your words go here.' },
    visitors: ['student', 'experienced'],
  },
  {
    name: 'fourth',
    made: {
      manager: 'pnpm',
      folder: 'quatre-vents',
      flags: ['--yes', '--language', 'fr', '--type', 'everybody'],
    },
    languages: { '/': 'fr' },
    accent: '#2a6d62',
    shows: {
      '/': ['Les gens d’abord.', 'Commencer'],
      '/nos-gens': ['Diapositive 1 sur 2', 'Une première journée'],
      '/nos-gens/une-premiere-journee': ['Ce récit est un exemple', 'quarante personnes'],
      '/nous-joindre': ['Sam Example'],
    },
    lacks: ['/fr', '/nos-gens/a-first-day', '/contact'],
    press: { name: /Commencer/, to: '/nos-gens', title: 'Vos mots vont ici.' },
  },
];
