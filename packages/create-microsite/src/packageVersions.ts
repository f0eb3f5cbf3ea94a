import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME } from './home.ts';

/** The version of each package that a new site has, by the last part of its name: those that this one was published with. */
export function packageVersions(): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8'));
  const versions: Record<string, string> = { ...devDependencies, ...dependencies };
  const versionOf = (name: string) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`The package does not say its version of ${name}.`);
    return version;
  };
  return {
    'content-model': versionOf('@tamarack-lowe/content-model'),
    'content-tools': versionOf('@tamarack-lowe/content-tools'),
    microsite: versionOf('@tamarack-lowe/microsite'),
    // Development servers look for it in the folder of a site, and pages of its own are drawn by it.
    react: versionOf('react'),
    'react-dom': versionOf('react-dom'),
  };
}
