/** Labels of pages by key, each with the names of its placeholders. */
type Labels = Record<string, readonly string[]>;

/** Around every page: header, menu, footer, notice. */
export const frameMessages = {
  skipToContent: [],
  logoHome: [],
  openMenu: [],
  closeMenu: [],
  mainMenu: [],
  menuProduct: [],
  menuConnect: [],
  learnHowWeRecruit: [],
  menuFirm: [],
  menuLoading: [],
  /** Link at the end of a list that is too long for a menu. */
  menuRest: [],
  opensNewTab: [],
  socialTitle: [],
  copyright: ['year'],
  privacy: [],
  accessibility: [],
  /** Message for a reader of another language: the page exists in this one. */
  languageHint: [],
  cookieText: [],
  cookieButton: [],
  cookieTitle: [],
  campusResources: [],
  connectWithUs: [],
  /** Names the visitor type of the words after it, with a button for another one. */
  lensFor: ['type'],
  lensSee: ['type'],
  /** Title of the list of figures at the end of a page, and the line of each. */
  factsTitle: [],
  factNote: ['date', 'source'],
} as const satisfies Labels;

/** First page. */
export const introMessages = {
  introTitle: [],
  introNameLabel: [],
  /** The same field where a name is known. Content without this label has the one above. */
  introNameKept: [],
  introIAm: [],
  /** Button of a firm without visitor types. */
  introBegin: [],
  introRecruit: [],
  introRingEmpty: [],
  introRingYours: ['name'],
  introNameHint: [],
  introWelcomeBack: ['name'],
  introNotYou: ['name'],
  introGoOn: ['number'],
} as const satisfies Labels;

/** Slides and their circles. */
export const slidesMessages = {
  hello: [],
  helloName: ['name'],
  slidesLabel: ['section'],
  slidesRole: [],
  slideRole: [],
  slideProgress: ['number', 'count'],
  slideNamed: ['number', 'count', 'title'],
  nextSlide: [],
  previousSlide: [],
  readMore: [],
  circlesLabel: [],
  playVideoOf: ['title'],
  storyVisited: [],
  yourRingName: ['name'],
  youMet: ['names'],
  youMetOthers: ['count'],
  metStory: ['name', 'title'],
  seeRoles: [],
  recruitPart: ['number', 'count'],
} as const satisfies Labels;

/** Stories and films. */
export const storyMessages = {
  backTo: ['page'],
  nextStory: [],
  nextStoryOf: ['title'],
  previousStory: [],
  previousStoryOf: ['title'],
  storyNavigation: [],
  readingTime: ['minutes'],
  top: [],
  playVideo: [],
  transcript: [],
  filmMeta: ['length', 'size', 'sound'],
  filmSeconds: ['seconds'],
  filmMegabytes: ['megabytes'],
  filmSilent: [],
  filmNoWords: [],
  filmFailed: [],
  filmFailedTranscript: [],
  close: [],
  sliderLabel: ['title'],
  sliderPosition: ['number', 'count'],
  nextPicture: [],
  previousPicture: [],
  storyNextStep: [],
  storyRelated: [],
  portraitOf: ['name'],
  share: [],
  shareCopied: [],
  shareFailed: [],
  quoted: ['text'],
} as const satisfies Labels;

/** Talent team and its members. */
export const teamMessages = {
  /** Names of the filters in the address, in order: region, school, visitor type. */
  teamParams: [],
  connectTitle: [],
  connectLead: [],
  connectListLabel: [],
  connectRegion: [],
  connectAllRegions: [],
  connectSchool: [],
  connectAllSchools: [],
  connectFor: [],
  connectForAll: [],
  connectCountAll: ['total'],
  connectCount: ['shown', 'total'],
  connectNone: [],
  connectClear: [],
  memberClosing: [],
  /** For a member who recruits every visitor type. */
  memberRecruitsAll: [],
  memberIn: ['job', 'city'],
  memberProfileOn: ['name'],
  /** Link to the address of a member who has one. */
  memberWriteTo: ['name'],
  memberSchoolsLead: ['name'],
  memberNext: [],
  memberPrevious: [],
  nextMemberOf: ['name'],
  previousMemberOf: ['name'],
  memberNavigation: [],
} as const satisfies Labels;

/** Campus resources. */
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
} as const satisfies Labels;

/** Campus events. */
export const eventsMessages = {
  /** Names of the filters in the address, in order: province, month. */
  eventsParams: [],
  eventsTitle: [],
  eventsLead: [],
  eventsProvince: [],
  eventsAllProvinces: [],
  eventsMonth: [],
  eventsAllMonths: [],
  eventsClear: [],
  eventsOne: ['total'],
  eventsMany: ['total'],
  eventsOf: ['shown', 'events'],
  eventsCount: ['head'],
  eventsCountAround: ['head', 'coming', 'past'],
  eventsNone: [],
  eventsNoneIn: ['province'],
  eventsNoneInMonth: ['month'],
  eventsNoneInBoth: ['province', 'month'],
  eventsNoneHint: [],
  eventsLoading: [],
  eventsPast: [],
  eventsUndated: [],
  eventsOnline: [],
  eventsInPerson: [],
  eventsHybrid: [],
  eventsTime: ['start', 'end'],
  eventsFrom: ['start'],
  eventsZone: ['hours', 'city'],
  eventsOffset: ['hours', 'offset'],
  eventsFirstDay: ['day'],
  eventsPlace: ['city', 'province'],
  /** The same with several provinces, whose students are invited. Content without this label has the one above. */
  eventsPlaces: ['city', 'province'],
  eventsHost: ['kind', 'venue'],
  eventsMore: ['title'],
  eventsNext: [],
  /** Mark of an event that is new since the visitor's last visit. */
  eventsNew: [],
  eventsOver: [],
  eventsAddToCalendar: [],
  eventsAddOne: ['title'],
  eventsAddAll: ['count'],
  eventsAddDated: ['count'],
  eventsAddFailed: [],
  eventsSubscribe: [],
  eventsTips: [],
  eventsFilterLabel: [],
  eventsListLabel: [],
  /** Buttons that add the next events, and the earlier ones. */
  eventsShowMore: [],
  eventsShowEarlier: [],
  /** Number of events shown, of all events, and of those left, at least one. */
  eventsShown: ['shown', 'total', 'left'],
  eventsFailedTitle: [],
  eventsFailedBody: [],
  eventsOfflineTitle: [],
  eventsOfflineBody: [],
  eventsEmptyTitle: [],
  eventsEmptyBody: [],
  eventsUntil: ['end'],
  eventsNoScript: [],
} as const satisfies Labels;

/** Link of the menu to the page of all stories. */
export const storyLinkMessages = {
  findMenu: [],
} as const satisfies Labels;

/** The page of all stories. They are in the data of that page, so that no other page loads them. */
export const findMessages = {
  findTitle: [],
  findLead: [],
  findDescription: [],
  /** Label of the search field, and of the fields below it. */
  findLabel: [],
  findFilters: [],
  findTopic: [],
  findAllTopics: [],
  findFor: [],
  findForAll: [],
  findPlace: [],
  findAllPlaces: [],
  findStage: [],
  findAllStages: [],
  findFormat: [],
  findAllFormats: [],
  findText: [],
  findFilm: [],
  findPictures: [],
  findTime: [],
  findAnyTime: [],
  findUpTo: ['minutes'],
  findClear: [],
  findOne: ['total'],
  findMany: ['total'],
  findOf: ['shown', 'stories'],
  findListLabel: [],
  findRead: ['minutes'],
  findWatch: ['minutes'],
  findLoading: [],
  /** Value of a field that the page does not know, before its values. */
  findUnknown: ['value'],
  findNone: ['query'],
  findNoneFiltered: [],
  findClose: [],
  findAll: [],
  findMore: ['left'],
  findFailedTitle: [],
  findFailedBody: [],
  findNoScript: [],
} as const satisfies Labels;

/** Campus packs, and the feeds and calendars that they list. Only the build reads these labels: the data of a page has its text. */
export const packMessages = {
  packTitle: [],
  packLead: [],
  packDescription: [],
  packListLabel: [],
  packNext: ['day'],
  packUnknown: ['school'],
  packAll: [],
  packSchoolTitle: ['school'],
  packSchoolLead: ['school'],
  packEvents: ['school'],
  packNoEvents: [],
  packOnline: [],
  packRecruiter: [],
  packStories: [],
  packAccommodation: [],
  packScan: [],
  packCode: ['address'],
  packPrint: [],
  packFile: ['paper', 'language'],
  packFiles: [],
  packBoth: [],
  packFeeds: [],
  packFeedsLead: [],
  packDates: [],
  packDatesOf: ['name'],
  packNews: [],
  /** Links to the feeds, on the pages of events and of stories. */
  packFollowDates: [],
  packFollowNews: [],
} as const satisfies Labels;

/** Other forms of stories. Only the build reads these labels: the data of a page has its text. */
export const formMessages = {
  /** Before the links to the forms of a story. */
  formsLabel: [],
  formWhole: [],
  formPlain: [],
  formTranscript: [],
  formShort: [],
  /** Title of the page of a form. */
  formTitle: ['title', 'form'],
  /**
   * Note that the next stories open in this form, with a button for the whole story. `form` and `whole` are the names of the two
   * forms.
   */
  formKept: ['form', 'whole'],
  formPicture: ['alt'],
  formFilm: [],
  /** Title of the words of a story after the transcript of its film. */
  formRest: [],
  formUnknown: ['form'],
  formKnown: [],
} as const satisfies Labels;

/** Link of the footer, for a firm whose config can ask for consent again. */
export const consentMessages = {
  cookieManage: [],
} as const satisfies Labels;

/** Missing pages, and data that did not load. */
export const failureMessages = {
  tryAgain: [],
  notFoundTitle: [],
  notFoundBody: [],
  notFoundNear: [],
  backToStart: [],
  chunkFailed: [],
  storiesFailed: [],
  oneMoment: [],
} as const satisfies Labels;

/** Titles and descriptions in the head of a page. Only the build reads these labels, so no script contains them. */
export const headMessages = {
  introPageTitle: [],
  introDescription: [],
  connectDescription: [],
  memberDescription: ['name', 'job', 'city'],
  campusDescription: [],
  eventsDescription: [],
  notFoundPageTitle: [],
} as const satisfies Labels;

/** Page at the address of a colleague who has left. Only the build reads them. */
export const departureMessages = {
  goneTitle: [],
  goneBody: [],
} as const satisfies Labels;

/** Offline page, and the note on a stored copy of a page. Only the build reads them. */
export const offlineMessages = {
  offlineTitle: [],
  offlineBody: [],
  offlineKept: [],
  offlineOpened: [],
  offlineAsOf: ['date'],
} as const satisfies Labels;
