/** `pnpm size`: what the doors weigh, and whether that is still allowed. */
import { SIZE_LIMIT_BYTES } from './sizeLimit.ts';
import { weigh } from './weigh.ts';

for (const door of ['index.ts', 'react.tsx']) console.info(`${door}: ${await weigh(door)} bytes gzip`);
const everything = await weigh('../scripts/everyDoor.ts');
console.info(`both doors: ${everything} bytes gzip, limit ${SIZE_LIMIT_BYTES}`);
process.exit(everything > SIZE_LIMIT_BYTES ? 1 : 0);
