import { expect, it } from 'vitest';
import { DeskSettingError, readTeamSettings } from './teamSettings.ts';

const ENV = {
  DESK_URL: 'https://desk.example.com/',
  DESK_SECRET: 'x'.repeat(32),
  DESK_WRITERS: 'writers, editors',
  DESK_ISSUER: 'https://login.example.com/realm',
  DESK_CLIENT_ID: 'desk',
  DESK_CLIENT_SECRET: 'secret',
};
const read = (env: Record<string, string>, repository = 'https://git.example.com/site.git') =>
  readTeamSettings({ repository }, { ...ENV, ...env });

it('reads a provider, groups of roles and defaults', () => {
  expect(read({ DESK_PROXIES: '10.0.0.5, 10.1.0.0/16' })).toMatchObject({
    origin: 'https://desk.example.com',
    contentPath: 'content',
    groups: { writer: ['writers', 'editors'], publisher: [] },
    oidc: { issuer: 'https://login.example.com/realm', groupsClaim: 'groups' },
    proxy: null,
    frontProxy: { addresses: ['10.0.0.5', '10.1.0.0/16'] },
    ...{ hook: null, site: null, zone: 'UTC', mayApproveOwn: false, mayPublishApart: false, port: 4300 },
  });
});

it.each<[string, Record<string, string>]>([
  ['DESK_URL', { DESK_URL: '' }],
  ['DESK_URL', { DESK_URL: 'http://desk.example.com' }],
  ['DESK_URL', { DESK_URL: 'https://desk.example.com/path' }],
  ['DESK_SECRET', { DESK_SECRET: 'short' }],
  ['DESK_CONTENT', { DESK_CONTENT: '../elsewhere' }],
  ['DESK_CONTENT', { DESK_CONTENT: '/etc' }],
  ['DESK_BRANCH', { DESK_BRANCH: '--upload-pack=x' }],
  ['DESK_WRITERS', { DESK_WRITERS: '' }],
  ['DESK_ISSUER', { DESK_ISSUER: '' }],
  ['DESK_ISSUER', { DESK_ISSUER: 'http://login.example.com' }],
  ['not both', { DESK_USER_HEADER: 'X-User' }],
  ['DESK_CLIENT_SECRET', { DESK_CLIENT_SECRET: '' }],
  ['DESK_PROXIES', { DESK_ISSUER: '', DESK_USER_HEADER: 'X-User' }],
  ['DESK_PROXIES', { DESK_PROXIES: 'everybody' }],
  ['DESK_PROXIES', { DESK_PROXIES: '10.0.0.0/64' }],
  ['HOOK_SECRET', { HOOK_URL: 'https://deploy.example.com/hook' }],
  ['DESK_ZONE', { DESK_ZONE: 'Mars/Base' }],
  ['DESK_APPROVE_OWN', { DESK_APPROVE_OWN: 'true' }],
])('names %s where it is wrong: %j', (name, env) => {
  expect(() => read(env)).toThrow(DeskSettingError);
  expect(() => read(env)).toThrow(name);
});

it('refuses an address that Git would take for a program', () => {
  expect(() => read({}, 'ext::sh -c id')).toThrow('address of the repository');
});
