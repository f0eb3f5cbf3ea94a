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
import { type EntryPointApi, writeReport } from './apiReport.ts';
import { publicEntryPoints } from './entryPoints.ts';

/**
 * Returns the report of a built package. Comments are left out and declarations are sorted by name: the report changes when
 * the public types do.
 */
export function extractApi(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const entryPoints = publicEntryPoints(manifest);
  const additionalEntryPoints = entryPoints.flatMap(({ types }) => (types ? [path.join(folder, types)] : []));
  const reports = mkdtempSync(path.join(tmpdir(), 'api-'));
  let compilerState: CompilerState | undefined;
  const apis = entryPoints.map(({ name, types }): EntryPointApi => {
    if (!types) return { name, imports: [], declarations: [] };
    const config = extractorConfig(folder, types, reports);
    compilerState ??= CompilerState.create(config, { additionalEntryPoints });
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true;
      },
    });
    return { name, ...readTypes(readFileSync(path.join(reports, 'entry.api.md'), 'utf8')) };
  });
  rmSync(reports, { recursive: true });
  return writeReport(manifest.name, apis);
}

/** Configures API Extractor for the report of one entry point. */
function extractorConfig(folder: string, types: string, reports: string): ExtractorConfig {
  const quiet = { default: { logLevel: ExtractorLogLevel.None } };
  const configObject: IConfigFile = {
    projectFolder: folder,
    mainEntryPointFilePath: path.join(folder, types),
    compiler: { tsconfigFilePath: path.join(folder, 'tsconfig.json') },
    apiReport: {
      enabled: true,
      reportFileName: 'entry.api.md',
      reportFolder: reports,
      reportTempFolder: reports,
      // Types that an entry point uses without exporting them: users depend on their shape too.
      includeForgottenExports: true,
    },
    newlineKind: 'lf',
    // `tsc` and `attw` check the types.
    messages: {
      compilerMessageReporting: quiet,
      extractorMessageReporting: quiet,
      tsdocMessageReporting: quiet,
    },
  };
  const packageJsonFullPath = path.join(folder, 'package.json');
  return ExtractorConfig.prepare({ configObject, configObjectFullPath: undefined, packageJsonFullPath });
}

/** Reads imports and declarations from a report of API Extractor, without its remarks on documentation. */
function readTypes(report: string): Pick<EntryPointApi, 'imports' | 'declarations'> {
  const [, types = ''] = /```ts\n([\s\S]*?)```/.exec(report) ?? [];
  const blocks = types
    .replace(/^ *\/\/ (?:@public|\(undocumented\)|\(No @packageDocumentation).*\n/gm, '')
    .split(/\n\n+/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  return {
    imports: blocks.filter((block) => block.startsWith('import ')).flatMap((block) => block.split('\n')),
    declarations: blocks.filter((block) => !block.startsWith('import ')),
  };
}
