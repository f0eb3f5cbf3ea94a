import { definePlugin, type PluginContext } from '@tamarack-lowe/microsite';
import * as v from 'valibot';
import { jobPosting } from './jobPosting.ts';
import { parseJobs } from './jobs.ts';
import { pageData } from './pageData.ts';
import { WORD_KEYS, wordsIn } from './words.ts';

export type { FeedJob } from './jobs.ts';
export type { JobWords } from './words.ts';

const URL_WORDS = 'Write the address of a feed, such as "https://example.com/jobs.json".';
const feedUrl = v.pipe(
  v.string(URL_WORDS),
  v.check((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), URL_WORDS),
);

const text = v.optional(v.pipe(v.string('Write a text.'), v.nonEmpty('Write a text.')));

const optionsSchema = v.strictObject({
  /**
   * Address of the feed, for all languages or by language tag.
   * @example url: { 'en-CA': 'https://example.com/en.json', 'fr-CA': 'https://example.com/fr.json' }
   */
  url: v.union([feedUrl, v.record(v.string(), feedUrl)], URL_WORDS),
  /**
   * Key of the page in `pages` of `brand.json`. Default: `jobs`.
   * @example page: 'openings'
   */
  page: v.optional(v.pipe(v.string('Write a key.'), v.nonEmpty('Write a key.')), 'jobs'),
  /**
   * Makes a list of `FeedJob` from the JSON of a feed in another form. Default: the feed is such a list.
   * @example read: (feed) => feed.postings.map(({ salaryRange, ...posting }) => ({ … }))
   */
  read: v.optional(
    v.custom<(json: never) => unknown>(
      (value) => typeof value === 'function',
      'Give a function that makes a list of jobs from the feed.',
    ),
  ),
  /**
   * Words of the page by language tag, instead of ours.
   * @example words: { 'en-CA': { title: 'Work with us' } }
   */
  words: v.optional(
    v.record(v.string(), v.strictObject(Object.fromEntries(WORD_KEYS.map((key) => [key, text])))),
    {},
  ),
});

/** Options of `jobsFromJson`. */
export type JobsFromJsonOptions = v.InferInput<typeof optionsSchema>;

/**
 * Lists the jobs of a public JSON feed on a page, with `JobPosting` data for search engines. A job without pay range, or that does not
 * say if a position is vacant, is left out with a line in the log.
 *
 * @example plugins: [jobsFromJson({ url: 'https://jobs.example.com/feed.json' })]
 */
export const jobsFromJson = definePlugin({
  name: 'jobs-from-json',
  compatible: '^1.0.0',
  from: import.meta.url,
  options: optionsSchema,
  setup: ({ url, page, read, words: firmWords }) => ({
    routes: [
      {
        page,
        component: './JobsPage',
        styles: './jobs.css',
        async load({ language, brand, today, log, fetchText }: PluginContext) {
          const address = typeof url === 'string' ? url : url[language];
          if (address === undefined)
            throw new Error(
              `"url" has no feed for ${language}. Add one, or write one address for all languages.`,
            );
          const words = wordsIn(language, firmWords);
          if (words === null)
            throw new Error(
              `There are no words in ${language}. Write them: "words": { "${language}": { … } }`,
            );
          const json: unknown = JSON.parse(await fetchText(address, { accept: 'application/json' }));
          const jobs = parseJobs(read === undefined ? json : Reflect.apply(read, undefined, [json]), {
            today,
            log,
          });
          log(`${jobs.length} jobs`);
          const { title, description } = words;
          return {
            title,
            description,
            data: pageData(jobs, words, language),
            things: jobs.map((job) => jobPosting(job, brand)),
          };
        },
      },
    ],
  }),
});
