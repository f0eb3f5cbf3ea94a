/** Slides and their circles. Labels by key, with the values that their words ask for. */
export const slidesMessages = {
  hello: [],
  helloName: ['name'],
  slidesLabel: ['section'],
  slidesRole: [],
  slideRole: [],
  slideProgress: ['number', 'count'],
  nextSlide: [],
  previousSlide: [],
  readMore: [],
  circlesLabel: [],
  playVideoOf: ['title'],
  storyVisited: [],
  yourRingName: ['name'],
  seeStudentRoles: [],
  seeExperiencedRoles: [],
  recruitPart: ['number', 'count'],
} as const satisfies Record<string, readonly string[]>;
