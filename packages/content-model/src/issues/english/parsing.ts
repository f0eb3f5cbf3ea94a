/** Messages of parsers about a file, in English: the expected shape or the damage, and the remedy. */
export const PARSING = {
  at: '{where}: {message}',
  didYouMean: 'Did you mean "{near}"?',
  field: '"{name}"',
  entryOf: 'entry {number} of "{list}"',
  entry: 'entry {number}',
  wholeFile: 'this file',

  // Shapes of fields.
  text: '{field} must be text between quotation marks.',
  emptyText: '{field} is empty. Write its text.',
  tooShort: '{field} must have at least {bound} characters. It has {count}.',
  tooLong: '{field} must have at most {bound} characters. It has {count}.',
  lines: '{field} must be a line of text or a list of lines.',
  list: '{field} must be a list between square brackets.',
  emptyList: '{field} must be a list with at least one entry.',
  tooFew: '{field} must have at least {bound} entries. It has {count}.',
  tooMany: '{field} must have at most {bound} entries. It has {count}.',
  fields: '{field} must be fields between curly brackets.',
  number: '{field} must be a number, without quotation marks.',
  wholeNumber: '{field} must be a whole number.',
  least: '{field} must be at least {bound}.',
  most: '{field} must be at most {bound}.',
  trueOrFalse: '{field} must be true or false, without quotation marks.',
  oneOf: '{field} must be one of: {known}.',
  unknownWord: '"{word}" is not one of: {known}.',
  firmWord: '{field} must be a word of taxonomy.json.',
  unknownFirmWord: '"{word}" is not in taxonomy.json. Check its spelling, or add it there.',
  startsWith: '{field} must start with "{bound}".',
  otherShape: '{field} must have the shape {known}.',
  slug: '{field} must have lowercase letters, digits and hyphens only.',
  assetKey: '{field} must name a picture, such as "people/First_Last" or "scenes/name-papers".',
  href: '{field} must start with "/", "https://", "mailto:" or "tel:".',
  path: '{field} must be an address inside the site, which starts with "/".',
  email: '{field} must be an address to write to, such as "ash@example.com".',
  url: '{field} must be a full address, such as "https://example.com/".',
  day: '{field} must be a day, written as "YYYY-MM-DD".',
  month: '{field} must be a month, written as "YYYY-MM".',
  noSuchDay: '{field} must be a day of the calendar. This one does not exist.',
  colour: '{field} must be a colour, written as "#rrggbb".',
  byVisitorType:
    '{field} must be one value for all visitors, or one for each visitor type between curly brackets.',
  labelNeedsDate: '{field} must hold "date" between curly brackets, which pages replace with a day.',
  labelNeedsDay: '{field} must hold "day" between curly brackets, which pages replace with a number.',
  labelNeedsValues: '{field} must keep all words between curly brackets, which pages replace with values.',
  country: '{field} must be a country in two capitals, such as "CA".',
  timeZone: '{field} must be a known time zone, such as "America/Lima".',
  languageTag: '{field} must be a language, such as "de" or "de-CH".',
  sceneFile: '{field} must be a file, such as "scenes/name-papers.svg".',
  textOrBlock: '{field} must be text between quotation marks, or a block between curly brackets.',
  circles: '{field} must have at least three circles, or none.',
  circleTarget:
    '{field} must name a story ("id": its slug) or a film ("id": "play", and "video": its number).',
  filmNumber: 'A circle that plays a film needs "video": the number of the film.',
  twoPortraits: 'The ring shows two people: name two portraits between square brackets.',
  firmPlaceholder:
    'The only placeholder that {field} may have is that of the firm. Visitors would read other braces: take them out.',
  storyFor: '{field} must name at least one visitor type. Without "for", the story is for all.',
  recruits: '{field} must name at least one visitor type. Without "recruits", this person recruits all.',
  topics: '{field} must have at least one topic. Without "topics", a story may have any.',
  topicTwice: 'A topic is in this list twice. Keep one.',
  idTwice: 'Two entries have the same "id". Keep one.',
  slugTwice: 'Two entries have the same "slug", so they would share an address. Change one.',
  visitorTypes: 'There are three visitor types at most. Take one out.',
  documentLists: '{field} must name at least one campus resource, because a document prints its lists.',
  blockTypeTaken:
    'This block type exists already. Choose another name. To show the existing block in your own way, name it in "blocks" of the config.',
  blockSchema: '{field} must be an object schema of valibot, made with v.object().',

  // Missing and unknown fields.
  missing: '"{key}" is missing. Add "{key}".',
  missingPictureAlt: 'this picture has no description. People who cannot see it will miss it. Add "alt".',
  missingFilmAlt: 'this film has no description. People who cannot see it will miss it. Add "alt".',
  missingSummary: 'there is no summary. Search results and share cards would show nothing. Add "summary".',
  missingUpdated: 'the day of the last change is missing. Search engines ask for it. Add "updated".',
  missingMedia: 'there is no picture. Add "media".',
  missingAuthor: 'there is no author. Add "author".',
  missingType: 'this block has no type. Add "type".',
  unknownKey: '"{key}" is not known here. Check its spelling, or take it out.',
  unreadableValue: 'this cannot be read ({reason}).',

  // Bodies and facts.
  emptyBlock: 'this block is empty. Write the paragraph, or take the block out.',
  brokenHtml: 'this HTML is broken ({code}). Close every tag that is opened.',
  tagNotAllowed: '{tag} is not allowed here. Use only {allowed}, or a typed block.',
  comment: 'a comment',
  tagNotClosed: '<{tag}> is never closed. Add </{tag}> where it ends.',
  attributeNotAllowed: '"{name}" on <{tag}> is not allowed. Take it out: the site decides how things look.',
  unknownFact: 'there is no fact {fact}. Visitors would read the braces.',
  addFact: 'Add it to facts.json, or write it out.',

  // Encoding of files, and damaged text.
  unreadEncoding:
    'this file is saved as {encoding}, which browsers and builds do not read. Open it in an editor, and save it as UTF-8.',
  cutEncoding:
    'this file is saved as {encoding}, and a part of it is missing. Open it in an editor, and save it as UTF-8.',
  notText: 'this is not a text file, although its name says so. Put the text back.',
  notUtf8: 'this file is not saved as UTF-8, and visitors would read "{word}".',
  looksLike: 'It looks like {encoding}, where this is "{meant}".',
  openAs: 'Open it as {encoding}, and save it as UTF-8.',
  mixedEncoding: 'The rest of the file is UTF-8: write "{meant}" here, and save it as UTF-8.',
  unknownEncoding:
    'An older program saved it in its own encoding. Open it in that program, and save it as UTF-8.',
  moreLines: '({count} more in this file, in these lines: {lines})',
  mergeMark:
    '"{mark}" is a conflict marker of git: this file has two versions, and nobody chose one. Keep what is right of both, and take out the lines with markers (<<<<<<<, =======, >>>>>>>).',
  garbled: '"{word}" is UTF-8 that was read as {encoding}.',
  probablyMeant: 'It was probably meant to be "{meant}": write that.',
  nothingMeant: 'It was probably invisible before: take it out.',
  lostLetterToo: 'A letter was lost, too: write the word again.',
  questionMark:
    '"{word}" has a question mark inside: a letter was probably lost when the file was saved. Write the word again, or a space after the question mark.',
  lostLetter: '"{word}" has lost a letter (U+FFFD): the file was once opened or saved in the wrong encoding.',
  writeAgain: 'Write the word again.',
  windowsSign: '"{word}" has {code} inside, which is "{sign}" of Windows-1252 read as Latin-1.',
  halfCharacter: '"{word}" has {code} inside, half a character. Write the whole character again.',
  oddLineBreak:
    '"{word}" has {code} inside, a line break that only some programs know. Write a space or a normal line break instead.',
  controlCharacter: '"{word}" has {code} inside, a control character that no page can show.',
  privateCharacter:
    '"{word}" has {code} inside, a character that only one typeface has: visitors would see an empty box. Write another one, such as "•", or take it out.',
  lostPicture: '"{word}" has {code} inside, where a picture was not pasted.',
  invisible:
    '"{word}" has {code} inside, {name}. Nobody sees it, and a search for the word does not find it.',
  direction:
    '"{word}" has {code} inside, {name}. Nobody sees it, and it changes the order of the letters beside it.',
  softHyphen: 'a soft hyphen',
  zeroWidth: 'a character without width',
  directionMark: 'a mark of reading direction',
  byteOrderMark: 'a byte order mark, which belongs at the start of files',
  invisibleCharacter: 'an invisible character',
  takeOut: 'Take it out.',
  takeOutOf: 'Take it out: "{clean}".',

  // JSON.
  keyTwice:
    '"{key}" is here a second time, and the first is in line {line}. One of the two would be lost without notice. Keep the right one.',
  similarKeys:
    '"{key}" and "{first}" of line {line} differ only in capital letters, and one of the two would do nothing. Keep the right one.',
  emptyFile: 'this file is empty. Put its text back.',
  notJson: 'this is not JSON any more.',
  curlyQuote: 'Quotation marks of JSON are straight: write " instead of {sign}.',
  commaTooMany: 'There is a comma too many before this.',
  commaExpected: 'A comma is missing before this.',
  colonExpected: 'A colon is missing before this.',
  keyExpected: 'A key between quotation marks belongs here.',
  valueExpected: 'A text, a number, a list or an object belongs here.',
  braceNotClosed: 'A curly bracket is not closed. Close it where the object ends.',
  bracketNotClosed: 'A square bracket is not closed. Close it where the list ends.',
  textAfterEnd: 'The file ends before this. Take the rest out, or look for a bracket too many.',
  noComments: 'JSON has no comments. Take it out.',
  textNotClosed: 'A text begins here, and its quotation mark is missing at the end of the line.',
  unicodeEscape: 'After \\u come four digits of a character, such as \\u00e9. Write the character itself.',
  unknownEscape: 'JSON does not know this backslash. Write two of them for one.',
  controlInText:
    'A text has a tab or another control character inside. Write a space, or \\n for a new line.',
  lookBefore: 'Look for a missing comma, bracket or quotation mark just before.',

  // Drawings.
  brokenDrawing: 'this is not a drawing any more ({reason}). Save it again from the program that drew it.',
  drawingCopies:
    'its <use> elements make {count} copies of shapes, and a build would take seconds for each size of it; {most} are allowed. Draw fewer, or save it as a photograph.',
  drawingRatio:
    'it is {width} wide and {height} high, and a page has no place of such a shape. Its viewBox may be at most {wide} times as wide as high, and {high} times as high as wide.',
  brokenPicture:
    'this picture cannot be read ({reason}). Save it again from a program for pictures, as JPEG, WebP or AVIF with at most {most} million pixels.',
  drawingEncoding:
    'it says encoding="{encoding}", but it is saved as UTF-8: browsers would garble its letters. Write encoding="UTF-8".',
  drawingEntities:
    'this DOCTYPE declares entities, which can put other text into a drawing. Write their text where they are used, and take the DOCTYPE out.',
  drawingDoctype: 'this DOCTYPE names a file elsewhere, and no browser needs it. Take it out.',
  drawingInstruction: '{part} asks for a style sheet or a program elsewhere. Take it out.',
  drawingWebPart: '{part} belongs to a web page, not to a drawing. Take it out, and draw what it shows.',
  drawingRuns:
    '{part} would run in the browser of every visitor. Take it out: a drawing may not run anything.',
  drawingEmbeds:
    '{part} shows something that is not a drawing, and may run or load anything. Take it out, and draw what it shows.',
  drawingBase: '{part} leads every reference elsewhere. Take it out.',
  drawingChanges: '{part} changes "{attribute}", which may lead elsewhere or run something. Take it out.',
  drawingOutside:
    '{part} refers to something outside the drawing: it would be missing, and its server would learn of every visitor. Put it into the drawing, or take it out.',

  // Files of a content folder.
  missingFile: '{file} is missing, and the site cannot be made without it. Put the file back.',
  sourceLanguage:
    'There are labels in {languages}, but brand.json does not say which language the files without one in their name have. Add this to brand.json: "language": "{language}"',
  noTranslationFile:
    '{file} is missing, so the page would have no text in this language. Write it beside the source: "microsite content coverage" lists what is missing.',
  translationFields: 'the source has fields here. Write the same ones, between curly brackets.',
  translationOnly: 'the source has no text here. Take it out, or write it in the source, too.',
  translationText: 'this must be text between quotation marks.',
  translationLength:
    'the source has {there} here, the translation {here}. Write one for each, in the same order.',
  entries: '{count} entries',
  noList: 'no list',
  otherName: 'this is "{name}" in the source. Keep the order of the source.',
  sourceOnly: '"{field}" belongs in the source only. Take it out here.',
  storyIsFile:
    'this is a file, and stories are folders, so no visitor would find it. Move it into the folder of a story, or take it away.',
  noStoryFile:
    'there is no story.json in this folder, so no visitor would find the story. Add one ("microsite content new" makes the folder and the file), or take the folder away.',
  labelFile: 'this file must be fields between curly brackets, a text for each key.',
  emptyLabel: 'this label has no text, so a button would be blank. Write it between quotation marks.',
  metadataList: 'this file must be a list between square brackets.',
  describedTwice:
    '"{key}" is described in entry {first} already, and one of the two would do nothing. Keep the right one.',
  noFilm:
    'there is no film "{key}", so nothing would play. Check the spelling, or describe the film in content/films/films.json.',
  noFilmFile:
    'the file of the film "{key}" is missing, so nothing would play. Put {file} into content/films.',
  noPicture:
    'there is no picture "{key}", so its place would stay empty. Check the spelling, or put a drawing (.svg) or a photograph of that name into content/pictures.',
  blocksUnreadable: 'this file cannot be read ({reason}). Fix it, or install what it imports.',
  blockField: 'its schema has no "{field}". Check the spelling.',
  blockFieldTwice:
    '"{field}" means something else in another block, and translations could not tell them apart. Rename it, or write the same "words" for both.',
  noResource:
    'there is no resource "{slug}", so its page would be empty. Check the spelling, or take it out.',
  noLists:
    'the checklist prints the lists of this resource, and it has none. Add a bullet-list or an arrow-list, or take "{slug}" out of the document.',
  sheetTooLong: 'The page "{page}" of "{title}" is {points} pt too long for one sheet. Shorten its lists.',
  fileNameTwice:
    'this name and {other} differ only in capital letters, and some computers take them for the same. Keep the right one.',
  photographTwice:
    '{other} is a photograph of the same name, and only one of the two is shown. Keep the right one.',
  blocksTwice: 'only {other} is read, and this file does nothing. Keep one of the two.',
  fileEnding: 'a file that ends in {ending} is not read. Call it {name}.',
  otherStoryFile:
    'this file is not read: the text of a story is in {files}. Move there what is right in it, and take it away.',
} as const;
