import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { brandSchemaFor } from './brand.ts';
import { catalogueSchema } from './catalogue.ts';
import { consentsSchema } from './consents.ts';
import { type ContentWords, defineContent } from './defineContent.ts';
import { factsSchema } from './facts.ts';
import { glossarySchema } from './glossary.ts';
import { hiringSchemaFor } from './hiring.ts';
import { pathwaySchema } from './pathway.ts';
import { peopleSchema } from './people.ts';
import { shareSchema } from './share.ts';
import { statementSchema } from './statement.ts';
import { taxonomySchema } from './taxonomy.ts';

/**
 * JSON Schemas in a firm's words, for completion and red lines in an editor, by the first part of their file name: `story` is
 * for `story.schema.json`. They check less than `parseContent`, which alone checks, for example, that a day exists.
 */
export function editorSchemas(words: ContentWords = {}): Record<string, JsonSchema> {
  const schemas = Object.entries(sourcesOf(words)).map(([name, source]): [string, JsonSchema] => {
    const schema = toJsonSchema(source, {
      typeMode: 'input',
      // `trim` and `check` have no counterpart in JSON Schema.
      errorMode: 'ignore',
      overrideSchema: ({ jsonSchema }) => {
        if (jsonSchema.type !== 'object' || !jsonSchema.properties) return undefined;
        const { properties, additionalProperties: rest } = jsonSchema;
        const additionalProperties = typeof rest === 'object' && rest;
        return { ...jsonSchema, properties: addTooltips(properties), additionalProperties };
      },
    });
    const title = `Content of a microsite: ${name}`;
    if (name !== 'facts') return [name, { ...schema, title }];
    return [name, { ...schema, title, properties: { $schema: { type: 'string' } } }];
  });
  return Object.fromEntries(schemas);
}

/** Schema of each kind of file, by the first part of the file name. */
function sourcesOf(words: ContentWords): Record<string, GenericSchema> {
  const firm = defineContent(words);
  return {
    story: firm.story,
    slides: firm.slides,
    member: firm.member,
    resource: firm.resource,
    brand: brandSchemaFor(words.visitorTypes),
    // The pipe drops "$schema" before it reads the facts; an editor needs the schema of the facts themselves.
    facts: factsSchema.pipe[2],
    share: shareSchema,
    catalogue: catalogueSchema,
    pinned: firm.pinned,
    places: firm.places,
    glossary: glossarySchema,
    people: peopleSchema,
    consents: consentsSchema,
    hiring: hiringSchemaFor(words.visitorTypes),
    pathway: pathwaySchema,
    statement: statementSchema,
    taxonomy: taxonomySchema,
  };
}

/** Adds the tooltips to the keys of an object. */
function addTooltips(properties: Record<string, JsonSchema | boolean>): Record<string, JsonSchema | boolean> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => {
      const description = EXPLANATIONS[key];
      return [
        key,
        description === undefined || typeof schema === 'boolean' ? schema : { ...schema, description },
      ];
    }),
  );
}

/** Tooltip of each key in an editor. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  alsoNamed: 'Other words by which texts name this person, such as a nickname.',
  adjustment: 'How to ask for something to be changed in this step: more time, captions, another room.',
  after: 'Ids of stages that must be over before this one begins. They come before it in the list.',
  alt: 'What the picture shows, for people who cannot see it. One sentence, without "picture of".',
  answer:
    'Working days from the end of this step to the answer, and the event that visitors choose for the reminder: "I applied".',
  asOf: 'The day the source was read, YYYY-MM-DD.',
  author: 'Who tells the story. The portrait is found by this name.',
  begins: 'Months of the year in which it begins, 1 to 12. Without them, in any month.',
  body: 'The words. Write {colleagues} and the like for facts; never write such a figure out.',
  careers: 'The line in gold on share cards. {firm} is the short name of the firm.',
  checked: 'The day of the last check, YYYY-MM-DD.',
  cities: 'Names of cities in other languages, where they differ.',
  country: 'Two capitals, such as CA: the country of addresses that name a city only.',
  deleted: 'Files that "withdraw --delete" has deleted: the site still answers at their addresses.',
  decides: 'Who decides in this step.',
  desktop:
    'Where the circle sits: offset in percent of the radii of the field, degree counter-clockwise from the right.',
  description: 'One or two sentences for search results, 50 to 170 characters.',
  does: 'What a machine does here, as a sentence. If it does nothing, say so.',
  dusk: 'The picture for visitors whose colour scheme is dusk, in evening colours, and its description.',
  ended: 'Timeless words that stand in place of the program once it has ended.',
  ends: 'The last month of the program, YYYY-MM.',
  email: 'Where candidates write to this person. Left out: their page offers the profile only.',
  for: 'The visitor types whose set holds this, as taxonomy.json has them. Left out: all.',
  fallback: 'Timeless words that stand in the same place of the sentence once the figure has expired.',
  extraStory: 'One visitor type has exactly one story more in this section, and it belongs to this topic.',
  found: 'What the last check found.',
  grade: 'A key of "grades".',
  grades: 'The titles of each grade, by language. Issues name the first one.',
  graduations: 'Months of the year in which most graduate, 1 to 12: the page offers these first.',
  ground: 'The criteria of the decision.',
  held: 'Months of the year in which the examination is held, 1 to 12.',
  holdsDays: 'The number of days that a check holds. After it, pages say that it is being made again.',
  ids: 'The ids of the promises, in order. Left out: all.',
  jobs: 'Where roles are listed: one address for all visitors, or one for each visitor type.',
  offline:
    'true keeps the story on the devices of visitors, so that it can be read at a fair without a network.',
  label: 'A short name for circles, links and lists.',
  lapsed: 'What candidates can rely on once the check has lapsed, until the next one.',
  measure: 'How the firm knows that it keeps the promise.',
  media:
    'A picture or film without folder and ending: people/Amara_Osei, scenes/table-dawn, films/Kofi_Mensah.',
  monthsOf: 'Another number of months in some provinces, by the id of their body.',
  mobileText: 'Shorter words for phones, where the tag of a circle is 128 px wide.',
  nav: 'Fixed neighbours, by slug. Without them the order of the set decides.',
  near: 'Cities where nobody of the talent team lives, and the region that is nearest by train or plane.',
  oldReferences: 'Old references that still stand in copy, and what they mean now.',
  network:
    'instagram, facebook, linkedin, tiktok, or another whose mark is in pictures/objects under its name.',
  not: 'Wrong terms for it, as whole words: the content check finds them.',
  order: 'Place in lists, the lowest first. Those without one come last, by slug.',
  ordered: 'true when the order matters and the items are numbered.',
  ours: 'What the firm does.',
  owner: 'The role that keeps the figure true: the content check names it thirty days before the last day.',
  person: 'How to ask for a person.',
  pictures: 'The pictures of pages that no file of their own describes.',
  plays: 'The films that circles can play in place, by number.',
  portraits: 'The two people on the ring of share cards.',
  recruits: 'The visitor types this person looks after, as taxonomy.json has them. Left out: all.',
  region: 'The id of a region of the firm, as taxonomy.json has it.',
  regions:
    'Where the firm has people, in the order in which visitors are offered it: id, what visitors read, what addresses say.',
  reportsTo: 'The name of the person this one reports to.',
  ring: 'The word whose letters grow the ring of share cards.',
  runsOn:
    'true when the first header line completes the sentence of the title: it then has the size of the title.',
  same: 'Names and words that are the same in every language: the content check does not report them as untranslated.',
  sample: 'Of a survey: how many people were asked, and who they were.',
  say: 'The term in this language, or several to choose from.',
  since: 'The year this person joined the firm.',
  single: 'true keeps the story outside previous and next, and it is never picked at random.',
  sixtySeconds:
    'Three sentences of the story, word for word, for readers with a minute. Left out: the story has no such form.',
  slug: 'The last part of the address: lowercase letters, digits and hyphens.',
  stage: 'The stage of the readers that this story helps: the id of a stage in catalogue.json.',
  stages: 'Stages between a first look and years at the firm, in order.',
  source: 'Where the figure comes from.',
  summary: 'One or two sentences for search results and share cards, 50 to 170 characters.',
  team: 'How many people the talent team has; on share cards, the two people of its card.',
  theme: 'The layout of the page.',
  timeZone: 'The zone in which the days of events end last, such as America/Lima.',
  topic: 'What the story is about, in a word of the firm: stories of one topic are a group.',
  topics: 'What stories are about. Without it, a story may have any topic.',
  updated: 'The day the words last changed, YYYY-MM-DD.',
  until:
    'The last day, YYYY-MM-DD: from the next day on, pages show the fallback of a figure, and builds leave a person out.',
  uses: 'What the person agreed to: story, mention, picture, film, team.',
  withdrawn:
    'The day from which builds leave this person out, YYYY-MM-DD. Remove the field to bring the person back.',
  visitorTypes:
    'The types of visitors, one to three; visitors begin as the first. Without it, every visitor sees the same.',
};
