import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IConfigFile,
} from '@microsoft/api-extractor';
import { publishedDoors } from './publishedDoors.ts';

/** How API Extractor is asked for nothing but a report of one door. */
function configOf(folder: string, types: string, reports: string): ExtractorConfig {
  const quiet = { default: { logLevel: ExtractorLogLevel.None } };
  const configObject: IConfigFile = {
    projectFolder: folder,
    mainEntryPointFilePath: path.join(folder, types),
    compiler: { tsconfigFilePath: path.join(folder, 'tsconfig.json') },
    apiReport: {
      enabled: true,
      reportFileName: 'door.api.md',
      reportFolder: reports,
      reportTempFolder: reports,
      // Types that a door uses and does not give: others depend on their shape as much.
      includeForgottenExports: true,
    },
    newlineKind: 'lf',
    // Whether types hold is the affair of `tsc` and `attw`.
    messages: {
      compilerMessageReporting: quiet,
      extractorMessageReporting: quiet,
      tsdocMessageReporting: quiet,
    },
  };
  const packageJsonFullPath = path.join(folder, 'package.json');
  return ExtractorConfig.prepare({ configObject, configObjectFullPath: undefined, packageJsonFullPath });
}

/** What is between the fences of a report, without remarks on what is documented. */
function typesIn(report: string): string {
  const [, types = ''] = /```ts\n([\s\S]*?)```/.exec(report) ?? [];
  return types
    .replace(/^ *\/\/ (?:@public|\(undocumented\)|\(No @packageDocumentation).*\n/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * The public types of a built package in Markdown, a heading for each door. Comments are left out and declarations are in
 * the order of their names: the report changes when what others can import does.
 */
export function reportOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const doors = publishedDoors(manifest);
  const additionalEntryPoints = doors.flatMap(({ types }) => (types ? [path.join(folder, types)] : []));
  const reports = mkdtempSync(path.join(tmpdir(), 'api-'));
  let compilerState: CompilerState | undefined;
  const sections = doors.map(({ door, types }) => {
    if (!types) return `## ${door}\n\nNo types.\n`;
    const config = configOf(folder, types, reports);
    compilerState ??= CompilerState.create(config, { additionalEntryPoints });
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true;
      },
    });
    const names = typesIn(readFileSync(path.join(reports, 'door.api.md'), 'utf8'));
    return `## ${door}\n\n${names === '' ? 'No names.\n' : `\`\`\`ts\n${names}\n\`\`\`\n`}`;
  });
  rmSync(reports, { recursive: true });
  const head = `# What others get from ${manifest.name}\n\nWritten by \`pnpm api:update\`, not by hand.\n`;
  return [head, ...sections].join('\n');
}
