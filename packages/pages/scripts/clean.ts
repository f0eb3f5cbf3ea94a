import { rmSync } from 'node:fs';

// Two tsup builds write into dist at the same time, so none of them may clean it.
rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true });
