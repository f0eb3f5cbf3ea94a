import { writeFileSync } from 'node:fs';
import { tokenStyles } from '../src/tokens/tokenStyles.ts';
import tokens from '../src/tokens/tokens.json' with { type: 'json' };

writeFileSync(new URL('../src/tokens/tokens.css', import.meta.url), tokenStyles(tokens));
