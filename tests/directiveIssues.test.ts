import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { directiveIssues } from './directiveIssues.ts';

it('requires the directive in files that import React, and forbids it in others', () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  mkdirSync(path.join(dist, 'chunks'));
  const files = {
    'index.js': "'use client';\nexport * from './chunks/a.js';",
    'button.js': "import { useId } from 'react';",
    'ring.js': "'use client';\nexport const ring = 1;",
    'layouts.js': 'export const layouts = [];',
    'chunks/a.js': 'import { useRef } from "react";',
  };
  for (const [file, code] of Object.entries(files)) writeFileSync(path.join(dist, file), code);
  const entryPoints = {
    '.': './src/index.ts',
    './button': './src/button/Button.tsx',
    './ring': './src/rings/ring.ts',
    './layouts': './src/layouts.ts',
  };

  const wrong = directiveIssues(dist, entryPoints).toSorted();
  rmSync(dist, { recursive: true });
  expect(wrong.map((line) => line.split(' ')[0])).toEqual(['button.js', 'chunks/a.js', 'ring.js']);
});
