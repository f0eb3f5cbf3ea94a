import * as v from 'valibot';

/** The layers under a building site. */
export const blocks = {
  coupe: {
    schema: v.object({
      caption: v.string(),
      layers: v.array(v.object({ name: v.string(), metres: v.number() })),
    }),
    words: { caption: 'words', layers: [{ name: 'words' }] },
  },
};
