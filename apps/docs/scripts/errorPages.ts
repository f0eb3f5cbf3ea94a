import { applyTypography, issueCode } from '@tamarack-lowe/content-model/internal/content';
import { type Message, readMessages } from './messages.ts';
import type { Page } from './page.ts';

/** Messages that are parts of others, or report what a command did: no page explains them. */
const NO_ERRORS = new Set([
  ...['at', 'didYouMean', 'firstPage', 'pictureNamed', 'storyNamed', 'groupNamed', 'range', 'none', 'noList'],
  ...[
    'entries',
    'comment',
    'softHyphen',
    'zeroWidth',
    'directionMark',
    'byteOrderMark',
    'invisibleCharacter',
  ],
  ...['storyMade', 'storyMadeTranslated', 'inOrder', 'leftOut', 'toFix', 'reviewed', 'schemasWritten'],
  ...['oneLanguage', 'withdrawn', 'pagesLeave', 'piecesChange', 'filesNamed', 'deleteOffer', 'filesDeleted'],
  ...['filesLeft', 'alreadyNormalised', 'normalised', 'takeOut', 'takeOutOf', 'writeAgain', 'looksLike'],
  ...['openAs', 'moreLines', 'addFact', 'probablyMeant', 'nothingMeant', 'lookBefore', 'readMore'],
]);

/** Makes a page of each error of the content check, and one that lists them in their families. */
export function errorPages(root: string): Page[] {
  const errors = readMessages(root).filter(({ key }) => !NO_ERRORS.has(key));
  const pages = errors.map((error): Page => {
    const related = errors.filter(({ family, key }) => family === error.family && key !== error.key);
    const body = [
      quoted(error.english),
      error.foundBy.length > 0 ? `**The rule:** ${error.foundBy.slice(0, 2).join(' ')}` : '',
      HINT,
      `In French:\n\n${quoted(applyTypography(error.french, 'fr-CA'))}`,
      related.length > 0
        ? `## ${error.family}\n\n${related.map(({ key }) => `[\`${issueCode(key)}\`](page:errors/${issueCode(key)})`).join(' · ')}`
        : '',
    ];
    return {
      path: `errors/${issueCode(error.key)}`,
      title: issueCode(error.key),
      isHidden: true,
      description: capital(error.english),
      body: body.filter(Boolean).join('\n\n'),
    };
  });
  return [indexPage(errors), ...pages];
}

const HINT =
  'The message names the file and the place in it; words in braces stand for yours. `microsite check` repeats it until it is mended.';

function indexPage(errors: readonly Message[]): Page {
  const families = [...new Set(errors.map(({ family }) => family))];
  const sections = families.map((family) => {
    const messages = errors.filter((error) => error.family === family);
    const rows = messages.map(
      ({ key, english }) =>
        `| [\`${issueCode(key)}\`](page:errors/${issueCode(key)}) | ${cell(capital(coded(english)))} |`,
    );
    return `## ${family}\n\n| Code | Message |\n|---|---|\n${rows.join('\n')}`;
  });
  return {
    path: 'errors',
    title: 'Errors',
    label: 'All errors',
    order: 0,
    description: 'Every error of the content check, with its code and its remedy.',
    body: `\`microsite check\` and \`microsite build\` report every mistake at once: the file, the place, the effect on visitors, and the remedy. Below the
list they print an address here for each code. A mistake in \`microsite.config.ts\` names its field: each has
[a page of its own](page:config).

${sections.join('\n\n')}`,
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const coded = (text: string) =>
  text.replaceAll('<', '&lt;').replaceAll(/\{(\w+)\}/g, (braces) => `\`${braces}\``);
const quoted = (text: string) => `> ${coded(capital(text)).replaceAll('\n', '\n> ')}`;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
