import { expect, it } from 'vitest';
import { git, isBranchName, isRepositoryAddress } from './git.ts';

it.each([
  'https://git.example/site.git',
  'ssh://git@git.example:22/site.git',
  'git@git.example:firm/site.git',
  '/srv/site.git',
])('takes the address %s', (url) => expect(isRepositoryAddress(url)).toBe(true));

it.each([
  '--upload-pack=touch /tmp/x',
  '-oProxyCommand=x',
  'ext::sh -c touch% /tmp/x',
  'fd::17',
  'http://git.example/site.git',
  'ssh://-oProxyCommand=x/a',
  '-git@git.example:a',
  'git@-oProxyCommand=x:a',
  'git@git.example:-a',
  'https://git.example/a b',
  '',
])('refuses the address %j', (url) => expect(isRepositoryAddress(url)).toBe(false));

it.each(['--upload-pack=x', '-b', '../main', 'a..b', 'a b', 'a;b', 'main.lock', 'a//b', 'a/', '', 'a\nb'])(
  'refuses the branch %j',
  (name) => expect(isBranchName(name)).toBe(false),
);

it('hides the password of an address in its message', async () => {
  const failing = git(['ls-remote', 'https://ada:secret@localhost:1/a.git']);
  await expect(failing).rejects.toMatchObject({ reason: 'unreachable' });
  await expect(failing).rejects.not.toThrow('secret');
});
