export type EarlyChoice = {
  /** The key of `localStorage` that the choice is kept under. */
  key: string;
  /** The parameter of the address that goes before what is kept. Default none. */
  param?: string;
  /** The attributes that each choice gives the root, by what may be kept. What is kept and not among them changes nothing. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/**
 * An inline script for the head of a ready page: what the visitor chose before is on the root before anything is drawn. It is the
 * same for everybody, so that a Content-Security-Policy can name its hash. Where nothing is kept, or storage is closed, the root
 * stays as it was built.
 */
export function earlyScript({ key, param, choices }: EarlyChoice): string {
  const asked = param === undefined ? 'null' : `new URLSearchParams(location.search).get(${literal(param)})`;
  return [
    `{let a=${asked},c=${literal(choices)},k;`,
    `try{k=localStorage.getItem(${literal(key)})}catch{}`,
    'for(let[n,v]of Object.entries(Object.hasOwn(c,a)?c[a]:Object.hasOwn(c,k)?c[k]:{}))document.documentElement.setAttribute(n,v)}',
  ].join('');
}

/** As it may stand in a script in HTML. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
