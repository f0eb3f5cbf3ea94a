/** What an editor reads when the pointer rests on a key, by key. */
export const EXPLANATIONS: Readonly<Record<string, string>> = {
  alt: 'What the picture shows, for people who cannot see it. One sentence, without "picture of".',
  asOf: 'The day the source was read, YYYY-MM-DD.',
  author: 'Who tells the story. The portrait is found by this name.',
  body: 'The words. Write {colleagues} and the like for facts; never write such a figure out.',
  desktop:
    'Where the circle sits: offset in percent of the radii of the field, degree counter-clockwise from the right.',
  description: 'One or two sentences for search results, 50 to 170 characters.',
  dusk: 'What experienced visitors see instead: a picture in the papers of the evening, and its description.',
  for: 'The visitor types whose set holds this: "student", "experienced" or both.',
  label: 'A short name for circles, links and lists.',
  media:
    'A picture or film without folder and ending: people/Amara_Osei, scenes/table-dawn, films/Kofi_Mensah.',
  mobileText: 'Shorter words for phones, where the tag of a circle is 128 px wide.',
  nav: 'Fixed neighbours, by slug. Without them the order of the set decides.',
  oldReferences: 'Old references that still stand in copy, and what they mean now.',
  ordered: 'true when the order matters and the items are numbered.',
  plays: 'The films that circles can play in place, by number.',
  single: 'true keeps the story outside previous and next, and it is never picked at random.',
  slug: 'The last part of the address: lowercase letters, digits and hyphens.',
  source: 'Where the figure comes from.',
  summary: 'One or two sentences for search results and share cards, 50 to 170 characters.',
  theme: 'The layout of the page.',
  topic: 'The thematic group the story belongs to.',
  updated: 'The day the words last changed, YYYY-MM-DD.',
};
