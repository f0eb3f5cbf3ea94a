import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty('Write the words.'));

/** Materials of a layer. Each has its hatching in the drawing. */
const ground = v.picklist(['air', 'gravel', 'sand', 'fill', 'soil', 'clay', 'ice']);

/** The custom block of this site: a section through the ground, its layers from the top down, `cm` thick each. */
export const blocks = {
  coupe: {
    schema: v.object({
      title: text,
      layers: v.array(v.object({ name: text, ground, cm: v.pipe(v.number(), v.minValue(1)), note: v.optional(text) })),
      caption: v.optional(text),
    }),
    words: { title: 'words', layers: [{ name: 'words', note: 'words' }], caption: 'words' },
  },
} as const;
