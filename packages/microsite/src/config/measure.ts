import * as v from 'valibot';

/** Measurement of page loads and page views in browsers: whether it is on, and the address for the results. */
export const measureSchema = v.strictObject({
  /** Path on the site that receives the results: `/vitals`. The server handles it. */
  to: v.pipe(
    v.string('Write an address of the site, such as "/vitals".'),
    v.regex(/^(?:\/[\w-]+)+$/, 'Write an address of the site, such as "/vitals".'),
  ),
  /** Returns whether the visitor agrees; runs in the browser once the page is idle. Default: visitors are not asked. */
  consent: v.optional(
    v.custom<() => boolean | Promise<boolean>>(
      (value) => typeof value === 'function',
      'Give a function that gives true where a visitor agrees.',
    ),
  ),
});
