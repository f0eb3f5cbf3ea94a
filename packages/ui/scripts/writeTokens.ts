import { writeFileSync } from 'node:fs';
import { tokenFiles } from '../src/tokens/tokenFiles.ts';
import tokens from '../src/tokens/tokens.json' with { type: 'json' };

for (const [name, text] of Object.entries(tokenFiles(tokens))) {
  writeFileSync(new URL(`../src/tokens/${name}`, import.meta.url), text);
}
