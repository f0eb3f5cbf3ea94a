/** Words that content blockers match as a whole: `.ad`, `#banner`, `[class^="ads-"]`. */
const WORDS = new Set([
  ...['ad', 'ads', 'adv', 'adverts', 'advert', 'banner', 'banners', 'promo', 'promos', 'promotion'],
  ...['share', 'shares', 'sharing', 'sharer', 'social', 'socials', 'cookie', 'cookies', 'gdpr', 'consent'],
  ...['popup', 'popups', 'newsletter', 'newsletters', 'subscribe', 'tracker', 'tracking', 'analytics'],
]);

/** Words that blockers match anywhere in a name: `[class*="social"]`. Short words are missing, because "heading" contains "ad". */
const PARTS = [
  ...['advert', 'adsense', 'banner', 'cookie', 'newsletter', 'popup', 'pop-up', 'promo', 'share', 'sharing'],
  ...['social', 'sponsor'],
];

/**
 * Returns the parts of a name (class, id, data attribute, file) that the lists of content blockers may match: advertisements
 * (EasyList), share buttons (Fanboy's Social), cookie notices and other annoyances.
 */
export function blockedBy(name: string): string[] {
  const plain = name.toLowerCase();
  const words = plain.split(/[^a-z]+/).filter((word) => WORDS.has(word));
  return [...new Set([...words, ...PARTS.filter((part) => plain.includes(part))])];
}

/** Returns a style sheet that hides the same names, as a content blocker does. */
export function blockerSheet(): string {
  const anywhere = PARTS.flatMap((part) => [`[class*="${part}" i]`, `[id*="${part}" i]`]);
  const alone = [...WORDS].flatMap((word) => [
    `[class~="${word}" i]`,
    `[class^="${word}-" i]`,
    `[class*=" ${word}-" i]`,
    `[id="${word}" i]`,
    `[id^="${word}-" i]`,
  ]);
  return `${[...anywhere, ...alone].join()} { display: none !important; }`;
}

/** Names of classes, ids and data attributes in a style sheet. */
export function namesInStyles(css: string): string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '');
  const classes = [...plain.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
  const data = [...plain.matchAll(/\[(data-[\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set([...classes, ...data])];
}

/** Names of classes, ids and data attributes that are literals in JSX. */
export function namesInJsx(code: string): string[] {
  const written = [...code.matchAll(/\b(?:className|id|htmlFor)="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(/\s+/),
  );
  const joined = [...code.matchAll(/classNames\(([^)]*)\)/g)].flatMap(([, given = '']) =>
    [...given.matchAll(/'([^']*)'/g)].flatMap(([, value = '']) => value.split(/\s+/)),
  );
  const data = [...code.matchAll(/[\s'](data-[a-z][\w-]*)/g)].map(([, name = '']) => name);
  return [...new Set([...written, ...joined, ...data])].filter((name) => name !== '');
}

/** Names of classes, ids and data attributes of a built page. */
export function namesInHtml(html: string): string[] {
  const plain = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const values = [...plain.matchAll(/ (?:class|id)="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(/\s+/),
  );
  const data = [...plain.matchAll(/ (data-[\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set([...values, ...data])].filter((name) => name !== '');
}
