/** Path traversals known from attacks on servers. */
const TRAVERSALS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '..;/',
  '....//',
  '.%2e/',
  '%252e%252e%252f',
  '%c0%ae%c0%ae/',
  '%uff0e%uff0e/',
  '..%00/',
  '/%2e%2e/',
  './../',
];
const FROM = ['/', '/assets/', '//', '/media/films/'];
const TO = ['csp.json', '../package.json', '../../../../../../../../../etc/passwd'];

const ADDRESSES = [
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/%0d%0aX-Injected:%20yes',
  '/a%0d%0ab',
  '/?%0d%0aX-Injected:%20yes',
  '/discover%0d%0aX-Injected:%20yes',
  '/\x00',
  '/\xff\xfe',
  '/ a',
  `/${'a'.repeat(9000)}`,
  `/?${'a'.repeat(20_000)}`,
  `/${'../'.repeat(2000)}etc/passwd`,
  '/.git/config',
  '/.env',
  '/.vite/manifest.json',
];

/** Malformed requests, and requests that try to be two. */
const REQUESTS = [
  '\r\n\r\n',
  'NONSENSE\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nno colon\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\nConnection: close\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(70_000)}\r\nConnection: close\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: x\r\nRange: bytes=9-1,a-b,-\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nIf-Modified-Since: yesterday\r\nIf-None-Match: "\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ;q=,,br;q=x\r\nConnection: close\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'PROPFIND / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
];

const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

/** Requests without a valid address: the first server that parses them has to refuse them. */
export const UNADDRESSED: readonly string[] = [
  ...['nowhere', '*', 'http://', 'http://[::1'].map(get),
  ...REQUESTS,
];

/** More than 200 requests that are malformed, or ask for files outside of the site. */
export const MALFORMED: readonly string[] = [
  ...FROM.flatMap((from) => TRAVERSALS.flatMap((way) => TO.map((to) => get(from + way.repeat(3) + to)))),
  ...ADDRESSES.map(get),
  ...UNADDRESSED,
];
