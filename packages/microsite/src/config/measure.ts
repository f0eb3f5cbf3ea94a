import * as v from 'valibot';

/** Whether, and where, browsers tell how pages load and which are shown. */
export const measureSchema = v.strictObject({
  /** Address of the site that is told: `/vitals`. The server answers it. */
  to: v.pipe(
    v.string('Write an address of the site, such as "/vitals".'),
    v.regex(/^(?:\/[\w-]+)+$/, 'Write an address of the site, such as "/vitals".'),
  ),
  /** Says in the browser of a visitor, once the page is idle, whether they agree. Default: nobody is asked. */
  consent: v.optional(
    v.custom<() => boolean | Promise<boolean>>(
      (value) => typeof value === 'function',
      'Give a function that gives true where a visitor agrees.',
    ),
  ),
});
