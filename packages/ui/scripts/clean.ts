import { rmSync } from 'node:fs';

// Removes the build of the package in the current folder. Its tsup builds write into `dist` at the same time, so that none
// of them may clean it.
rmSync('dist', { recursive: true, force: true });
