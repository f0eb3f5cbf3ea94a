import * as v from 'valibot';

/** What stands under a building site, layer by layer. */
export const blocks = {
  coupe: {
    schema: v.object({
      caption: v.string(),
      layers: v.array(v.object({ name: v.string(), metres: v.number() })),
    }),
    words: { caption: 'words', layers: [{ name: 'words' }] },
  },
};
