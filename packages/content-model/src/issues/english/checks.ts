/** Messages of content check and commands, in English: the mistake, its effect on visitors, and the remedy. */
export const CHECKS = {
  // Addresses and links.
  firstPage: 'the first page',
  addressTwice:
    'the address {path} is also that of {other}, and visitors would see only one of them. Give one another address.',
  slideAddressTwice:
    'the address {path} is also that of another slide ({other}), and visitors would see only one of them. Give one another address.',
  otherAddress:
    'the page at {there} in the source is at {here} in this file, and at {other} in {file}, so a link would lead some visitors to no page. Write one address.',
  brokenLink: 'the link "{href}" leads to no page of this site. Check the address.',
  redirectLoop: 'it leads back to itself, so no visitor would reach a page. Give it the address of a page.',
  brokenNeighbour:
    '"{field}" names the story "{slug}", which does not exist in {section}. Correct the slug, or add it to "oldReferences" in brand.json.',
  brokenOldReference: '"{before}" should mean "{now}" now, but there is no such story. Name one that exists.',

  // Circles and sequences.
  noFilmNumber: 'there is no film number {number}, so nothing would play. Add it to "plays" in brand.json.',
  noCircleStory:
    'there is no {section} story "{slug}", so this circle would lead to an error page. Check the slug.',
  notForType: '"{slug}" is not for {type} visitors. Choose another story, or add "{type}" to its "for".',
  singleInGroup:
    'this circle shows the group "{topic}", but "{slug}" is a single story. The photo would change its subject. Choose a story of the group.',
  otherTopic:
    'this circle shows the group "{topic}", but "{slug}" has the topic "{other}". The photo would change its subject. Choose a story of the group.',
  circlePicture:
    '"{key}" isn’t shown where this circle leads, so the photo would turn into another one. Choose one of: {allowed}.',
  pictureNamed: 'the picture "{name}"',
  storyNamed: 'the story "{name}"',
  groupNamed: 'the group "{name}"',
  circleTwice:
    '{what} is in this deck already ({first}), so visitors would meet the same face twice. Show another story. These have no circle: {names}.',
  pictureTwice:
    'the picture "{key}" is in this deck already ({first}), so visitors would see it twice. Show another picture. These have no circle: {keys}.',
  pictureTooMany:
    'the picture "{key}" is in this deck already ({first}), so visitors would see it twice. No other picture is left: take this circle out.',
  noChoice:
    'the topic "{topic}" has fewer than two authors for {type} visitors, so there is nothing to choose from. Add a story by somebody else.',
  emptySection: 'there is no story for {type} visitors, so the section would be empty. Write one.',
  oneWay:
    '"next" leads to "{next}", but "previous" does not lead back for {type} visitors. Look at "nav" of both.',
  neverReached:
    '"next" never reaches this story for {type} visitors. Two stories of {section} may have the same slug: give one another.',
  unreachable:
    'no circle and no story leads here, and "single" keeps it out of the sequence: nobody would find it. Add a circle or a router-link, or take "single" out.',

  // Hiring.
  noHiring: 'this block shows "hiring.json", which does not exist. Write it, or take the block out.',
  unknownPromise: 'there is no promise "{id}" in hiring.json. Name one of: {known}.',
  hiringIdTwice: '"{id}" is there twice, and pages would show only one of them. Give one another id.',

  // Pathway.
  pathwayIdTwice: '"{id}" is there twice, and pages would mix the two up. Give one another id.',
  unknownBody: 'there is no body "{id}" in "bodies", so nobody would decide here. Name one of: {known}.',
  noStageBefore: 'there is no stage "{id}" before this one in its program. Name one of: {known}.',
  programGap:
    'nobody who graduates in {month} would have a program. Let "until" of one program and "from" of the next be months in a row.',
  noEndedWords:
    'it ends in {month}, and pages would have nothing to say after that. Write timeless words in "ended".',

  // Names, titles, terms and text.
  otherFolder:
    'the story is in another folder than "section" and "slug" say. Move it to content/stories/{folder}.',
  otherFileName:
    'the name of the file and its content do not agree. Rename the file, or correct the content.',
  labelTwice:
    '"{label}" is also the short name of "{other}", so visitors cannot tell them apart. Change one "label".',
  portraitTwice: '"{name}" and "{other}" would share one portrait. Write the name the same way everywhere.',
  titleTwice:
    '"{title}" is also the title of {path} ({other}), so nobody can tell their tabs, bookmarks and search results apart. Change one of them.',
  makersNote:
    '"{found}" is a note of the people who make the site, and visitors would read it. Write what visitors should read, or nothing.',
  wrongTerm:
    '"{found}" is not our word here, and visitors would wonder whether it is the same. Write "{say}", as the glossary does.',
  shortStory:
    'this story has {count} words. Stories have {least} to {most}, so that people finish them. Tell more.',
  longStory:
    'this story has {count} words. Stories have {least} to {most}, so that people finish them. Cut what it does not need.',

  // Facts, dates, pinned values.
  unusedFact: 'no page uses this fact. Use it as {fact}, or take it out.',
  writtenOutFact: '"{text}" is a fact, and would stay here when the fact changes. Write it as {fact}.',
  factWithoutOwner:
    'its last day is {day}, and nobody would be asked to check it. Write the role that does in "owner", such as "Talent team".',
  factWithoutFallback:
    'its last day is {day}, and pages would have nothing to say in its place. Write timeless words for the same place of the sentence in "fallback".',
  factOverBefore:
    'its last day, {day}, is before the day on which its source was read, {asOf}. Correct one of the two.',
  checkLapses:
    'this check holds until {day}; after that, pages say that it is being made again. To check: {by}. Then write the day as "checked".',
  checkLapsed:
    'this check held until {day}, and pages say that it is being made again. To check: {by}. Then write the day as "checked".',
  factExpires:
    '"{text}" holds until {day}; after that, pages say "{fallback}". To check: {owner}. It stands in: {pages}.',
  factExpired:
    '"{text}" held until {day}, and pages say "{fallback}" now. To check: {owner}. It stands in: {pages}.',
  openBrace: 'a brace is not closed, and visitors would read it. Write a value as {example}.',
  similarFact: '{fact} is nearly the name of a fact. Check its capital letters.',
  futureChange:
    '{day} has not come yet, and search engines would hear of a change that is still to come. Check the year, and write the right day.',
  futureReading:
    '{day} has not come yet, so nobody can have read it then. Check the year, and write the right day.',
  pageGone: 'this page is gone, and other sites link to its address. Put it back with the same slug.',
  slideAddresses: 'the slides must have these addresses in this order: {wanted}. They have: {found}.',
  none: 'none',
  teamSize:
    'the talent team has {wanted} people, and {count} are described. Add or take out a file in content/members, or correct "team" in pinned.json.',
  extraStory:
    '{more} visitors need one story more than {fewer} visitors ({moreCount} and {fewerCount} now), with the topic "{topic}" ({moreInTopic} and {fewerInTopic} now). Check "for" and "topic" of the newest story.',

  // Pictures and films.
  shortAlt:
    '"{alt}" is hardly a description. People who cannot see the picture will miss it. Say who or what it shows.',
  pictureCount:
    'the layout "{layout}" has room for {room} pictures, and the story has {count}. Add or remove some, or choose another layout.',
  range: '{least} to {most}',
  otherMediaType: '"{key}" has the type "{type}", and is in the folder "{folder}". Change "type" or "media".',
  filmLayout:
    'a film needs the layout "video--single", and that layout needs a film. Change "theme" or the pictures.',
  pictureFileMissing:
    '"{key}" is described, but there is no such file in content/pictures. Add the file, or remove the entry.',
  pictureNotDescribed:
    'this picture has no entry in {file}, so nobody knows what it shows. Add one with "alt".',
  noIcon:
    '"{network}" has no icon, so nobody would see where its link leads. Draw it in pictures/objects/{network}.svg, as {symbol}.',
  filmFileMissing:
    'this film is described in films.json, but there is no {file}. Add the file, or remove the entry.',
  noPoster: 'this film has no poster, so its place would be black until it plays. Add {file}.',
  filmBytes: 'visitors read that this film has {told} bytes. It has {bytes}. Correct "bytes" in films.json.',
  filmNotDescribed: 'this film is not described in films.json, so no page can show it. Add an entry.',
  noCaptions:
    'the captions "{language}" are missing. Anyone who can’t see or hear the film will miss its words. Add {file}, or take "{language}" out of "captions" when the film has no words.',
  unnamedCaptions:
    'there are captions in "{language}" that films.json does not name. Add "{language}" to "captions".',
  emptyCaptions: 'the captions "{language}" have no words. Write them, or take the file away.',
  lateCaptions: 'the captions "{language}" end after the film does. Check the last time.',

  // Taxonomy and schemas.
  noSlides:
    '"{id}" has no slides, so its address would be empty. Write slides/{id}.json, or take the section out.',
  slidesOfNoSection:
    'brand.json names no section "{section}", so nobody would see its slides. Add it to "sections", or correct "section".',
  storyOfNoSection:
    'brand.json names no section "{section}", so the story has no address. Choose one of: {known}.',
  visitorTypeField: '"{field}" is missing, and a page shows it for "{type}". Add "{field}".',
  noTopicLabel:
    'the topic "{topic}" has no label, so visitors who look for a story would read this word. Add it to "topics".',
  unknownStage:
    'catalogue.json names no stage "{stage}", so nobody who chooses a stage would find this story. Choose one of: {known}.',
  sentenceNotInStory:
    'the story does not say this word for word: "{sentence}". Readers would be told something its author did not say. Copy a sentence of the story.',
  outdatedSchema:
    'this is not the schema that the check uses, so an editor would mark right words as wrong, or miss wrong ones. Write it again: microsite content schema',

  // Translations.
  noTranslation:
    'this file is missing, so there would be no text in this language. Write it beside {source}.',
  noTranslatedText: 'there is no text here, so visitors would read that of {source}. Write it.',
  noReviewLog:
    '{log} is missing, so nobody would notice when the source changes and "{language}" does not. Read all translations beside their source, then: {command}',
  textOfSource:
    'this is the text of {source}, and visitors chose another language. Write it in "{language}". Text that is the same in both belongs in "same" of glossary.json.',
  readsAsSource:
    'this reads like "{source}", and visitors chose another language. Write it in "{language}". Text that is the same in both belongs in "same" of glossary.json.',
  otherPlaceholders:
    'the placeholders of the source are {there}, those here are {here}, so visitors would miss a value, or read the braces. Write those of the source.',
  otherLinks:
    'the links of the source are {there}, those here are {here}, so visitors would be led somewhere else. Write those of the source.',
  otherTags:
    'the tags of the source are {there}, those here are {here}, so words would lose their emphasis, or gain one. Write those of the source.',
  neverReviewed:
    '{log} does not say who has read this, so nobody would notice when {source} changes. Read both, then: {command}',
  sourceChanged:
    '{source} said something else here when {by} read both on {day}, so visitors may read two things in two languages. Read it again, then: {command}',
  sourceAdded:
    '{source} said nothing here when {by} read both on {day}, so visitors may read two things in two languages. Read it again, then: {command}',
  nothingRecorded: 'Nothing was recorded: write this text first.',
  notTranslated:
    'this file has no text in several languages. Name one of the content folder, such as {example}.',

  // Commands.
  noCommand: 'There is no command "{name}".',
  noFolder: 'There is no folder {folder}. Name the content folder: --content DIR',
  nameOutFolder: 'Name the folder for the files: microsite content {command} --out DIR',
  nameReview:
    'Name the language and the reviewer: microsite content read [FILE…] --language <{languages}> --by NAME',
  nameStory:
    'Name the section of the story and the end of its address: <{sections}> <slug>, such as: {section} my-first-winter',
  storyExists:
    'There is a {section} story "{slug}" already: {folder}. Choose another slug, or edit that one.',
  storyMade: 'New: {file}. Fill it in, then check the content.',
  storyMadeTranslated:
    'New: {file}, and its translation in {languages}. Fill them in, then check the content.',
  inOrder: 'The content is in order. Stories: {stories}; people: {members}; resources: {resources}.',
  leftOut: 'Left out in {language}: {count}.',
  toFix: 'To fix in {folder}: {count}.',
  readMore: 'More about these: {addresses}',
  reviewed: '{log}: read by {by}: {count}.',
  schemasWritten: '{folder}: {count} schemas with the taxonomy of this firm. Files name theirs in "$schema".',
  oneLanguage: 'This folder has one language.',
  wrongToday: 'TODAY is "{value}". Write a day, such as 2027-06-01, or a moment, such as 2027-06-01T09:30Z.',

  // People and pictures.
  repeatedScene:
    'the picture "{scene}" is near "{other}" in the sequence, which shows it too, so readers would think they had been here. Choose another picture for one of them; no story shows: {names}.',
  unknownInPeople:
    'there is no {field} "{value}" in this file, so nothing can be compared with it. Add it, or correct the spelling.',
  personTwice: 'this person is listed twice. Keep the right entry.',
  personUnknown:
    'people.json does not list "{name}", so nobody can tell whether the job is right. Add this person there, or correct the name.',
  personContradicted:
    '"{part}" is not what people.json says of {name} ({own}), and visitors would meet two people. Correct one of the two.',

  // Consents of people.
  noConsent:
    'consents.json has no record of {person}, so nobody can tell whether the person agreed. Ask, and add a record.',
  noConsentForUse:
    '{person} has not agreed to the use "{use}", see consents.json. Ask, and add it there, or take the person out here.',
  noConsentForLanguage:
    '{person} has not agreed to be read in "{language}", see consents.json. Ask, and add it there, or take the person out here.',
  consentEnds:
    'the consent ends on {day}. From the next day the site leaves out: {places}. Ask again, and change "until", or let it end.',
  nameRemains:
    'this names a person who has left, see consents.json, and no build can leave it out. Write it without the name.',
  nameWithdrawal: 'Name a person of consents.json: microsite content withdraw <person>. There are: {people}.',
  noConsentFile:
    'There is no consents.json, so nobody’s consent is recorded. Write one first: a record has person, uses, languages, until.',
  alreadyWithdrawn: '{person} has been out of the build since {day}.',
  withdrawn:
    '{person} is out of every build from {day} on. Build and publish the site, then empty the caches in front of it.',
  pagesLeave: 'Pages that answer 410, with the nearest story: {pages}.',
  piecesChange: 'Files that stay, without the words and pictures of this person: {pieces}. Read them.',
  filesNamed: 'Files of the content that still have the name or a picture: {files}.',
  deleteOffer:
    'To delete those that are about this person alone: --delete. Git keeps earlier versions: docs/consents.md.',
  filesDeleted: 'Deleted: {files}.',
  filesLeft: 'Still with the name, for you to rewrite: {files}.',

  // Normalisation of files.
  unnormalised: 'Files with an older shape: {count}. Run "microsite content normalise".',
  alreadyNormalised: 'Every file is normalised already: nothing to do.',
  normalised:
    '{files}\n\nFiles written: {count}. Their fields have the order of the schema, titles are lines, each block has its type. No word was changed.',
} as const;
