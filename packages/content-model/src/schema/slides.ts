import * as v from 'valibot';
import {
  assetKeySchema,
  type ListSchema,
  lines,
  nonEmptyList,
  pathSchema,
  slugSchema,
  text,
} from './fields.ts';
import type { SchemaMessage } from './issueMessages.ts';
import { sectionSchema, topicSchema } from './story.ts';

/**
 * Position of a circle: `offset` in percent of the radii of the field, `degree` counter-clockwise from the right
 * (0 is right, 90 is up).
 */
export const placementSchema = v.object({
  offset: v.pipe(v.number(), v.minValue(0), v.maxValue(160)),
  degree: v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
});

/** Sizes of a circle; the diameters are in `ui`. */
const CIRCLE_SIZES = ['s', 'm', 'l', 'xl', 'xxl'] as const;
const circleSizeSchema = v.picklist(CIRCLE_SIZES);

/** Target of a circle: a story of its own section by slug, or a film that opens in place. */
const circleReferenceSchema = v.union(
  [
    v.object({ id: v.literal('play'), video: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    v.object({
      id: v.pipe(slugSchema, v.notValue('play', 'filmNumber' satisfies SchemaMessage)),
    }),
  ],
  'circleTarget' satisfies SchemaMessage,
);

/** A photo circle on a slide. */
export const circleSchema = v.object({
  text: lines(60),
  /** Shorter words below 768 px, where the tag is 128 px wide. */
  mobileText: v.optional(lines(32)),
  media: assetKeySchema,
  type: v.literal('image'),
  size: circleSizeSchema,
  desktop: placementSchema,
  /** Without it, phones show the circle as a row of the list under the field. */
  mobile: v.optional(placementSchema),
  tablet: v.optional(placementSchema),
  /** Makes a group circle: one story of this topic is picked, and provides the photo and the link. */
  topic: v.optional(topicSchema),
  story: circleReferenceSchema,
});
export type Circle = v.InferOutput<typeof circleSchema>;

/** A decorative bullet. Position in percent of the slide, `size` in px at 1440, `blur` 0 to 1. */
const bulletSchema = v.object({
  color: v.picklist(['red', 'blue']),
  size: v.pipe(v.number(), v.minValue(24), v.maxValue(170)),
  blur: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  x: v.number(),
  y: v.number(),
  /** Position below 768 px. */
  mobile: v.optional(v.object({ x: v.number(), y: v.number() })),
});

const bulletsSchema: ListSchema<typeof bulletSchema> = v.pipe(v.array(bulletSchema), v.maxLength(5));

/** Arrangement of a slide: words as headline, words beside a field of circles, or circles around the visitor's ring. */
const slideKindSchema = v.picklist(['intro', 'field', 'ring']);

/** One slide. */
export const slideSchema = v.object({
  /** `impact`, `belong`, `self`, `success`, `purple`, … */
  slug: slugSchema,
  /** The address, without a trailing slash: `/discover-purpose-driven`. */
  path: pathSchema,
  kind: slideKindSchema,
  title: lines(80),
  /** Title of the slide in the progress line. Default: `title`. */
  label: v.optional(text(40)),
  header: lines(120),
  /** The first header line completes the sentence of the title, and looks like it. */
  runsOn: v.optional(v.boolean()),
  body: text(420),
  /** Description for search results. */
  description: v.pipe(text(170), v.minLength(50)),
  bullets: v.optional(bulletsSchema, []),
  circles: circlesOf(circleSchema),
});
export type Slide = v.InferOutput<typeof slideSchema>;

/** The slides of one section, for one visitor type or for all: one file. */
export const slideSetSchema = v.object({
  $schema: v.optional(v.string()),
  section: sectionSchema,
  /** Default: all visitor types that have no file of their own. */
  for: v.optional(text(60)),
  slides: nonEmptyList(slideSchema),
});
export type SlideSet = v.InferOutput<typeof slideSetSchema>;

/** The circles of a slide, each read by `circle`: enough to fill a field and few enough to fit, or none. */
export function circlesOf<Circle extends v.GenericSchema>(circle: Circle): ListSchema<Circle> {
  return v.pipe(
    v.array(circle),
    v.maxLength(9),
    v.check(({ length }) => length === 0 || length >= 3, 'circles' satisfies SchemaMessage),
  );
}
