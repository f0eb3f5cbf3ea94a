import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourSchemeRoles } from './tokenStyles.ts';
import tokens from './tokens.json' with { type: 'json' };

const COLOUR_SCHEMES = ['dawn', 'dusk', 'night'] as const;

/** Roles of each colour: `coral-dark` is the accent on dawn. */
function rolesOfColours(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const scheme of COLOUR_SCHEMES) {
    for (const [role, value] of Object.entries(colourSchemeRoles(tokens, scheme))) {
      const [, colour] = /^var\(--gt-color-([\w-]+)\)$/.exec(value) ?? [];
      if (colour === undefined) continue;
      found.set(colour, [...(found.get(colour) ?? []), `${role.slice('--gt-'.length)} on ${scheme}`]);
    }
  }
  return found;
}

test('the README says the role of every colour of a colour scheme', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = [...rolesOfColours()].map(([colour, roles]) => `| \`${colour}\` | ${roles.join(', ')} |`);
  expect(readme).toContain(`${rows.join('\n')}\n`);
});
