import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { satisfies, validRange } from 'semver';
import * as v from 'valibot';
import { type Issue, parseBySchema } from '../configIssues.ts';
import { pluginConflicts } from './conflicts.ts';
import type { ClientScript, LoadedPlugin, PluginBlock, PluginHooks, PluginRoute } from './contract.ts';
import type { MicrositePlugin } from './definePlugin.ts';

/** Reads the plugins of a config. Returns the valid ones, and the issues of the others. */
export function readPlugins(
  plugins: readonly MicrositePlugin[],
  taken: Parameters<typeof pluginConflicts>[1],
  version = ownVersion(),
): { plugins: LoadedPlugin[]; issues: Issue[] } {
  const read = plugins.map((plugin, index) => readPlugin(plugin, { field: `plugins[${index}]`, version }));
  const loaded = read.flatMap(({ plugin }) => plugin ?? []);
  const issues = read.flatMap((each) => each.issues);
  return { plugins: loaded, issues: issues.length > 0 ? issues : pluginConflicts(loaded, taken) };
}

const PACKAGE = '@tamarack-lowe/microsite';

/** Version of this package. */
function ownVersion(): string {
  const manifest = fileURLToPath(new URL('../../../package.json', import.meta.url));
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

/** The release of a version: `1.2.0` of the candidate `1.2.0-rc.1`. */
const releaseOf = (version: string) => version.replace(/-.*/, '');

type Read = { plugin?: LoadedPlugin; issues: readonly Issue[] };

function readPlugin(plugin: MicrositePlugin, { field, version }: { field: string; version: string }): Read {
  const { name, compatible, from } = plugin;
  const issue = (words: string, below = '') => ({
    issues: [{ field: `${field}${below}`, words: `${quoted(name)}: ${words}` }],
  });
  const wrongVersion = versionIssue(plugin, version);
  if (wrongVersion !== null) return issue(wrongVersion);
  if (!URL.canParse(from) || !from.startsWith('file:'))
    return issue('"from" is no address of a file. Its author writes "from: import.meta.url".');
  const opened = plugin.open();
  if ('issues' in opened)
    return {
      issues: opened.issues.map((each) => ({
        field: each.field === '' ? field : `${field}.${each.field}`,
        words: `${quoted(name)}: ${each.words}`,
      })),
    };
  let written: unknown;
  try {
    written = opened.setup();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return issue(`its setup failed: ${reason} Correct its options, update it, or take it out.`);
  }
  const parsed = parseBySchema(hooksSchema, written);
  if ('issues' in parsed)
    return {
      issues: parsed.issues.map((each) => ({
        field,
        words: `${quoted(name)}, ${each.field === '' ? 'setup' : each.field}: ${each.words} Its author corrects it; "compatible" is ${compatible}.`,
      })),
    };
  const file = realpathSync(fileURLToPath(from));
  const missing: string[] = [];
  const hooks = withFullPaths(parsed.output, (path, extensions) => {
    const found = findFile(dirname(file), path, extensions);
    if (found === null) missing.push(path);
    return found ?? '';
  });
  if (missing.length > 0)
    return issue(
      `there is no file ${missing.map(quoted).join(' and ')} beside ${file}. Install it again, or correct the path: it begins at the file of the plugin.`,
    );
  return { plugin: { name, file, hooks }, issues: [] };
}

const quoted = (name: string) => `"${name}"`;

/** Returns the remedy for a plugin of another version; null when it is for this one. */
function versionIssue({ name, compatible }: MicrositePlugin, version: string): string | null {
  if (validRange(compatible) === null)
    return `"compatible" is "${compatible}", which is no range of versions. Its author writes one, such as "^1.0.0".`;
  if (satisfies(releaseOf(version), compatible)) return null;
  return `it is made for ${PACKAGE} ${compatible}, and this site has ${version}. Update the older of the two, npm install ${PACKAGE}@"${compatible}" or a newer ${name}, or take it out.`;
}

const MODULES = ['', '.js', '.ts', '.tsx', '.jsx', '.mjs'];
const SHEETS = ['', '.css'];

type FindPath = (path: string, extensions: readonly string[]) => string;

/** Finds a file by its path from the plugin. The path may lack the extension, which differs between a package and its source. */
function findFile(folder: string, path: string, extensions: readonly string[]): string | null {
  const found = extensions
    .map((extension) => resolve(join(folder, `${path}${extension}`)))
    .find((each) => existsSync(each) && statSync(each).isFile());
  return found ?? null;
}

function withFullPaths(hooks: PluginHooks, find: FindPath): PluginHooks {
  const withPaths = <Rendered extends PluginRoute | PluginBlock>(rendered: Rendered): Rendered => ({
    ...rendered,
    component: find(rendered.component, MODULES),
    styles: rendered.styles && find(rendered.styles, SHEETS),
  });
  const { routes = [], blocks = {}, clientScript, ...others } = hooks;
  return {
    ...others,
    routes: routes.map(withPaths),
    blocks: Object.fromEntries(Object.entries(blocks).map(([type, block]) => [type, withPaths(block)])),
    clientScript: clientScript && { ...clientScript, entry: find(clientScript.entry, MODULES) },
  };
}

const text = v.pipe(v.string('Write a text.'), v.nonEmpty('Write a text.'));
const path = v.pipe(text, v.startsWith('./', 'Begin the path with "./".'));
const hook = <Hook>() => v.custom<Hook>((value) => typeof value === 'function', 'Give a function.');
const componentFields = { component: path, styles: v.optional(path) };
const originSchema = v.pipe(
  text,
  v.check(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'Write an origin, such as "https://stats.example.com".',
  ),
);

/** Schema of the hooks that `setup` returns. A hook that this version does not know is an issue. */
const hooksSchema = v.strictObject({
  routes: v.optional(
    v.array(v.strictObject({ page: text, ...componentFields, load: hook<PluginRoute['load']>() })),
  ),
  blocks: v.optional(v.record(v.string(), v.strictObject(componentFields))),
  events: v.optional(hook<NonNullable<PluginHooks['events']>>()),
  check: v.optional(hook<NonNullable<PluginHooks['check']>>()),
  head: v.optional(hook<NonNullable<PluginHooks['head']>>()),
  clientScript: v.optional(
    v.strictObject({
      entry: path,
      weight: v.pipe(v.number('Write a number of bytes.'), v.minValue(1, 'Write a number of bytes.')),
      options: v.optional(
        v.custom<NonNullable<ClientScript['options']>>(
          (value) => typeof value === 'object' && value !== null,
          'Give an object that JSON can hold.',
        ),
      ),
      when: v.optional(v.picklist(['consent', 'idle'], 'Write "consent" or "idle".')),
    }),
  ),
  connect: v.optional(v.array(originSchema)),
  adapters: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[\w][\w.-]*$/, 'Name a file, without a folder.')),
      hook<NonNullable<PluginHooks['adapters']>[string]>(),
    ),
  ),
});

const isPlugin = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'compatible', 'from', 'open'].every((key) => key in value);

/** Schema of a plugin in a config. */
export const pluginSchema = v.custom<MicrositePlugin>(
  isPlugin,
  'Give a plugin, called with its options: what a function of definePlugin returns.',
);
