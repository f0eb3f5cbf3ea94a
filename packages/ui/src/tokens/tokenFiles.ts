import { brandStyles } from './brandStyles.ts';
import { colourStyles } from './colourStyles.ts';
import { groundStyles } from './groundStyles.ts';
import { measureStyles } from './measureStyles.ts';
import { curveModule, durationModule } from './motionModules.ts';
import { motionStyles } from './motionStyles.ts';
import type { Group } from './tokenTree.ts';
import { typeStyles } from './typeStyles.ts';

const WRITTEN =
  'Written by scripts/writeTokens.ts from tokens.json. Change the tokens, then run "pnpm tokens".';

/** What is written from `tokens`, a Design Tokens Community Group file: style sheets and modules, by name. */
export function tokenFiles(tokens: Group): Record<string, string> {
  return {
    'colours.css': sheet(colourStyles(tokens)),
    'measures.css': sheet(measureStyles(tokens)),
    'type.css': sheet(typeStyles(tokens)),
    'grounds.css': sheet(groundStyles(tokens)),
    'brands.css': sheet(brandStyles(tokens)),
    'motion.css': sheet(motionStyles(tokens)),
    'durations.ts': `// ${WRITTEN}\n\n${durationModule(tokens)}\n`,
    'curves.ts': `// ${WRITTEN}\n\n${curveModule(tokens)}\n`,
  };
}

function sheet(rules: string): string {
  return `/* ${WRITTEN} */\n@layer gt.tokens {\n${rules}\n}\n`;
}
