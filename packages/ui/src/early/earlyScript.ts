/** Options of `earlyScript`. */
export type EarlyChoice = {
  /** Key of `localStorage` that holds the choice. */
  key: string;
  /** Parameter of the address; it wins over the stored choice. Default none. */
  param?: string;
  /** Attributes of the root element for each choice. A stored value without an entry changes nothing. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/**
 * Returns an inline script for the head of a prerendered page: it sets the attributes of the stored choice on the root before
 * the first paint. It is the same for every visitor, so that a Content-Security-Policy can name its hash. Without a stored
 * choice, or where storage is blocked, the root stays as it was built.
 */
export function earlyScript({ key, param, choices }: EarlyChoice): string {
  const asked = param === undefined ? 'null' : `new URLSearchParams(location.search).get(${literal(param)})`;
  return [
    `{let a=${asked},c=${literal(choices)},k;`,
    `try{k=localStorage.getItem(${literal(key)})}catch{}`,
    'for(let[n,v]of Object.entries(Object.hasOwn(c,a)?c[a]:Object.hasOwn(c,k)?c[k]:{}))document.documentElement.setAttribute(n,v)}',
  ].join('');
}

/** Escapes a value for a script in HTML. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
