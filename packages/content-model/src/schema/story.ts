import * as v from 'valibot';
import {
  type CustomBlock,
  type StoryBlock,
  storyBlockSchema,
  type TextOrBlock,
  textOrBlock,
} from './blocks.ts';
import {
  assetKeySchema,
  daySchema,
  type ListSchema,
  lines,
  nonEmptyList,
  slugSchema,
  text,
} from './fields.ts';
import type { VisitorType } from './taxonomy.ts';

/** Id of a section of slides, as the brand names it. A story is identified by section and slug. */
export const sectionSchema = slugSchema;
export type Section = string;

/** The five page layouts. Content files call the layout `theme`, as the specification does. */
export const STORY_LAYOUTS = ['one-photo', 'two-photo', 'staggered', 'slider', 'video--single'] as const;
export const storyLayoutSchema = v.picklist(STORY_LAYOUTS);
export type StoryLayout = v.InferOutput<typeof storyLayoutSchema>;

/** Subject of a story, in a word of the firm's own. Stories of a topic form a group. See `defineContent`. */
export const topicSchema = text(60);
export type Topic = string;

/** The person who tells the story. */
export const authorSchema = v.object({
  /** As people say it: "Ada Moe". The portrait is found by this name, see `assetKey`. */
  name: text(80),
  /** Role, team and city: "Manager, Advisory, Springfield". */
  job: text(120),
  /** Shown on the page in place of `name`. */
  fullName: v.optional(text(120)),
});
export type Author = v.InferOutput<typeof authorSchema>;

/** A picture or film of a story. */
export const storyImageSchema = v.object({
  media: assetKeySchema,
  type: v.picklist(['image', 'video']),
  alt: text(240),
});
export type StoryImage = v.InferOutput<typeof storyImageSchema>;

/** One story, as an editor writes it. */
export const storySchema = v.object({
  $schema: v.optional(v.string()),
  section: sectionSchema,
  slug: slugSchema,
  /** Short name, for circles, "Next story: …" and cards: "Your CPA journey". */
  label: text(48),
  /** The headline of the page. */
  title: lines(110),
  /** One or two sentences for search results and share cards. */
  summary: v.pipe(text(170), v.minLength(50)),
  theme: storyLayoutSchema,
  topic: topicSchema,
  /** Stage of the readers whom this story helps: an id of `catalogue.json`. */
  stage: v.optional(slugSchema),
  /** The visitor types whose set holds this story. Left out: all. */
  for: v.optional(storyForSchema(text(60))),
  /** Outside the sequence of previous and next, and never picked at random. */
  single: v.optional(v.boolean(), false),
  /** On a site with offline reading, the story is stored on every visitor's device, opened or not. */
  offline: v.optional(v.boolean(), false),
  author: authorSchema,
  images: nonEmptyList(storyImageSchema),
  body: storyBody(storyBlockSchema),
  /** Three sentences of the story, word for word, for readers with a minute. */
  sixtySeconds: v.optional(threeSentences()),
  /** Fixed neighbours, by slug; without them the order of the set decides. */
  nav: v.optional(v.object({ prev: v.optional(v.string()), next: v.optional(v.string()) })),
  /** The day the words last changed, for the sitemap. */
  updated: daySchema,
});
/** A story after its file has been read. Its custom blocks are of type `CustomBlock`. */
export type StorySource = Omit<v.InferOutput<typeof storySchema>, 'body'> & {
  body: (string | StoryBlock | CustomBlock)[];
};

/** A story as pages read it, with its body compiled to blocks. */
export type Story = Omit<StorySource, '$schema' | 'body' | 'for' | 'offline'> & {
  /** The visitor types whose set holds this story. */
  for: readonly VisitorType[];
  body: (StoryBlock | CustomBlock)[];
  /** Words in title and body, for the reading time. */
  words: number;
};

/** A story as the store and the slides know it, never with its body. */
export type StoryCard = {
  section: Section;
  slug: string;
  label: string;
  topic: Topic;
  for: readonly VisitorType[];
  author: string;
  /** Portrait of the author, `people/First_Last`. */
  media: string;
  single: boolean;
};

/** Body of a story as an editor writes it: texts, which may hold simple HTML, and typed blocks. See `compileBody`. */
export function storyBody<Block extends v.GenericSchema>(block: Block): ListSchema<TextOrBlock<Block>> {
  return v.pipe(v.array(textOrBlock(6000, block)), v.minLength(2));
}

/** The sentences of `sixtySeconds`. */
function threeSentences(): ListSchema<v.GenericSchema<string>> {
  return v.pipe(v.array(text(400)), v.minLength(3), v.maxLength(3));
}

/** Visitor types whose set holds a story, each read by `type`. */
export function storyForSchema<Type extends string>(type: v.GenericSchema<Type>) {
  return nonEmptyList(type, 'storyFor');
}
