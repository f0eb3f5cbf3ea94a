/** Steps of `npm test`, `npm run test:all` and `npm run test:release`: their names in the table, and their turbo tasks. */

/** A program outside of npm that a step needs, or the registry that npm is configured to use. */
export type Need = 'browser' | 'adapters' | 'wordpress' | 'firefox' | 'webkit' | 'orca' | 'registry';

export type Step = {
  /** Name in the table. */
  name: string;
  /** Turbo tasks: `test` runs in every package that has it, `@tamarack-lowe/site#build` in one. */
  tasks: readonly string[];
  needs?: readonly Need[];
};

/** Steps that turbo runs together, and how many of their tasks at the same time. */
export type Round = { lanes: number; steps: readonly Step[] };

const SITES = ['@tamarack-lowe/site#build', '@tamarack-lowe/norrbeck#build'];

/** Steps of `npm test`. They need nothing but a browser. */
export const TEST: readonly Round[] = [
  {
    // One more than the cores of a small machine: most tasks wait for files now and then.
    lanes: 3,
    steps: [
      { name: 'Style', tasks: ['//#check:style'] },
      { name: 'Dependency rules', tasks: ['//#check:imports'] },
      { name: 'House rules', tasks: ['//#check:rules'] },
      { name: 'Types', tasks: ['typecheck'] },
      { name: 'Content', tasks: ['content:check', '@tamarack-lowe/norrbeck#check'] },
      { name: 'Both sites built', tasks: SITES },
      { name: 'Units', tasks: ['test'] },
      { name: 'Every built page', tasks: ['test:pages'] },
    ],
  },
  {
    // Tests of components wait for animations half of their time, so journeys of both sites run beside them.
    lanes: 3,
    steps: [
      { name: 'Components in a browser', tasks: ['test:browser'], needs: ['browser'] },
      { name: 'Journeys', tasks: ['test:journeys'], needs: ['browser'] },
    ],
  },
];

/** Steps of `npm run test:all`. Its first additional round builds what the others need. */
export const TEST_ALL: readonly Round[] = [
  ...TEST,
  { lanes: 2, steps: [{ name: 'Packages and Storybook built', tasks: ['build'] }] },
  {
    // Pictures wait for their animations half of their time.
    lanes: 2,
    steps: [
      { name: 'Every page and detail in a browser', tasks: ['test:every-page'], needs: ['browser'] },
      { name: 'Every example', tasks: ['test:examples'], needs: ['browser'] },
      { name: 'Sites built, started and walked', tasks: ['test:sites'], needs: ['browser'] },
      { name: 'Pictures of every example', tasks: ['snapshots'], needs: ['browser'] },
    ],
  },
  {
    lanes: 2,
    steps: [
      { name: 'Firms and Next, from a registry', tasks: ['//#test:outside'], needs: ['browser', 'registry'] },
      { name: 'Ten times the stories', tasks: ['@tamarack-lowe/bench#test:growth'] },
      { name: 'Recipes of the docs', tasks: ['//#test:recipes'] },
      { name: 'A firm with plugins', tasks: ['//#test:plugins'], needs: ['browser', 'registry'] },
      { name: 'Adapters', tasks: ['//#test:adapters'], needs: ['adapters'] },
      { name: 'The plugin in WordPress', tasks: ['//#test:wordpress'], needs: ['wordpress'] },
      { name: 'Storybook beside the site', tasks: ['test:preview'], needs: ['browser'] },
      { name: 'Offline in Firefox', tasks: ['@tamarack-lowe/site#test:firefox'], needs: ['firefox'] },
    ],
  },
];

/** Steps of `npm run test:release`: what few changes affect, and every release has to pass. */
export const TEST_RELEASE: readonly Round[] = [
  ...TEST_ALL,
  {
    // Journeys of the desk use one core, those of a site two.
    lanes: 2,
    steps: [{ name: 'All other journeys', tasks: ['test:other-journeys'], needs: ['browser'] }],
  },
  {
    lanes: 2,
    steps: [
      { name: 'Packed packages, sizes, unused code', tasks: ['//#test:packed'] },
      { name: 'Firms of each release, upgraded', tasks: ['//#test:upgrade'], needs: ['registry'] },
      { name: 'Fuzz: 50,000 hostile cases', tasks: ['//#test:fuzz'] },
      { name: 'Age of every installed version', tasks: ['//#check:lockfile'], needs: ['registry'] },
      { name: 'Megabytes of a site, the server alone', tasks: ['//#test:installs'], needs: ['registry'] },
      { name: 'The desk under stress', tasks: ['test:stress'] },
      { name: 'The desk in Firefox', tasks: ['@tamarack-lowe/desk#test:firefox'], needs: ['firefox'] },
      { name: 'The desk in WebKit', tasks: ['@tamarack-lowe/desk#test:webkit'], needs: ['webkit'] },
      { name: 'The main journey, read by Orca', tasks: ['//#test:screen-reader'], needs: ['orca'] },
    ],
  },
];
