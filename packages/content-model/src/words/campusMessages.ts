/** Campus resources. Labels by key, with the values that their words ask for. */
export const campusMessages = {
  campusTitle: [],
  campusLead: [],
  campusListLabel: [],
  campusFilmMeta: ['title', 'meta'],
  campusEventsNote: [],
  campusChecklistNote: ['size'],
  documentDownload: ['title', 'size'],
  documentKilobytes: ['kilobytes'],
  resourceContents: [],
  resourceAlso: [],
  resourceWrittenBy: ['name', 'job'],
} as const satisfies Record<string, readonly string[]>;
