import { definePlugin } from '@tamarack-lowe/microsite';
import * as v from 'valibot';
import type { CountOptions } from './countViews.ts';

const HOST = 'Write the address of the service, such as "https://stats.example.com".';

/** Address with a slash at its end, so that paths of the service are below it. */
const host = v.pipe(
  v.string(HOST),
  v.check((value) => URL.canParse(value) && new URL(value).protocol === 'https:', HOST),
  v.transform((value) => (value.endsWith('/') ? value : `${value}/`)),
);

const optionsSchema = v.variant(
  'service',
  [
    v.strictObject({
      service: v.literal('plausible'),
      /**
       * Address of Plausible, or of a service with the same interface.
       * @example host: 'https://plausible.example.com'
       */
      host,
      /**
       * Name of the site in the service.
       * @example site: 'grow.example.com'
       */
      site: v.pipe(v.string('Write the name of the site in the service.'), v.nonEmpty()),
    }),
    v.strictObject({
      service: v.literal('matomo'),
      /**
       * Address of Matomo, with its path if it has one.
       * @example host: 'https://stats.example.com/matomo'
       */
      host,
      /**
       * Number of the site in Matomo.
       * @example site: 3
       */
      site: v.pipe(v.number('Write the number of the site in Matomo.'), v.integer(), v.minValue(1)),
    }),
  ],
  'Write service: "plausible" or "matomo".',
);

/** Options of `analytics`. */
export type AnalyticsOptions = v.InferInput<typeof optionsSchema>;

/** Most bytes of the script with Brotli. */
const WEIGHT = 400;

/**
 * Counts page views with Plausible or Matomo, for visitors who agree: `analytics.consent` of the config asks them. Before that, nothing
 * is loaded and nothing is sent.
 *
 * @example plugins: [analytics({ service: 'plausible', host: 'https://stats.example.com', site: 'grow.example.com' })]
 */
export const analytics = definePlugin({
  name: 'analytics',
  compatible: '^1.0.0',
  from: import.meta.url,
  options: optionsSchema,
  setup: (options) => ({
    connect: [new URL(options.host).origin],
    clientScript: {
      entry: './countViews',
      weight: WEIGHT,
      options: options satisfies CountOptions,
      when: 'consent',
    },
  }),
});
