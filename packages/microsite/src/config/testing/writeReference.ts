import { writeFileSync } from 'node:fs';
import { configReference, REFERENCE, readOptions } from './configReference.ts';

writeFileSync(REFERENCE, configReference(readOptions()));
