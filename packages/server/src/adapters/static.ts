import { IMMUTABLE, PDF_POLICY, SVG_POLICY, securityHeaders } from '../headers.ts';
import type { SitePlan } from './plan.ts';

/** Cloudflare's limits of `_headers`: rules, and characters of a line. */
const LIMITS = { rules: 100, line: 2000 };

type Rule = { address: string; headers: Readonly<Record<string, string>> };

/**
 * Writes `_headers`, which static hosts read. Hosts join the values of all rules that match an address, so each rule first
 * removes (`!`) the value of those before it.
 */
export function headersFile(plan: SitePlan): string {
  const { base } = plan.options;
  const notFoundPolicy = plan.site.policies.get(plan.notFound.get('') ?? '');
  const policyRule = (address: string, policy: string): Rule => ({
    address,
    headers: { 'Content-Security-Policy': policy },
  });
  const rules: Rule[] = [
    {
      address: '/*',
      headers: {
        ...securityHeaders({ ...plan.options, https: true }),
        ...(notFoundPolicy && { 'Content-Security-Policy': notFoundPolicy }),
      },
    },
    { address: '/*.jpg', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    { address: `${base}assets/*`, headers: { 'Cache-Control': IMMUTABLE } },
    { address: `${base}media/*`, headers: { 'Cache-Control': IMMUTABLE } },
  ];
  // Documents are in folders of pages too, so their rules follow those of the folders.
  const documentRules = [policyRule('/*.svg', SVG_POLICY), policyRule('/*.pdf', PDF_POLICY)];
  const limits = {
    rules: LIMITS.rules - rules.length - documentRules.length,
    line: LIMITS.line - '  Content-Security-Policy: '.length,
  };
  const pageRules = pagePolicies(plan, limits).map(([address, policy]) => policyRule(address, policy));
  return `# Written by \`microsite build\`.\n${[...rules, ...pageRules, ...documentRules].map(ruleText).join('\n')}\n`;
}

function ruleText({ address, headers }: Rule, index: number): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    index === 0 ? [`  ${name}: ${value}`] : [`  ! ${name}`, `  ${name}: ${value}`],
  );
  return [address, ...lines].join('\n');
}

/** Limit of Cloudflare. */
const MAX_REDIRECTS = 2000;

/**
 * Writes `_redirects`, which static hosts read; they redirect from the file of a page to the page by themselves. The last
 * redirects are addresses with words of another language; for those beyond the limit, the 404 page suggests the page. Hosts
 * without 410, such as Cloudflare's, skip those lines and respond with the 404 page.
 */
export function redirectsFile({ redirects, gone }: SitePlan): string {
  const goneLines = [...gone].map(([from, file]) => `${encodeURI(from)} ${file} 410`);
  const lines = [...redirects]
    .filter(([from]) => !from.endsWith('/index.html'))
    .map(([from, to]) => `${encodeURI(from)} ${to} 301`);
  return `# Written by \`microsite build\`.\n${[...goneLines, ...lines].slice(0, MAX_REDIRECTS).join('\n')}\n`;
}

type Policies = [address: string, policy: string][];

/** Depths of folders, below the home of their language, that may have a rule of their own: the first one that fits the limits wins. */
const DEPTHS = [Number.POSITIVE_INFINITY, 2, 1, 0];

/**
 * Returns policies by address, within the limits of rules, and of characters per rule: one for each page where they fit,
 * else one for each folder (`/company/*`), which allows everything that its pages need. Shorter addresses come first.
 */
export function pagePolicies(
  { site, options, redirects, notFound }: SitePlan,
  limits: { rules: number; line: number },
): Policies {
  const first = options.base.slice(0, -1);
  const homes = [...notFound.keys()].sort((a, b) => b.length - a.length);
  const pages = [...site.policies]
    .filter(([file]) => file.endsWith('/index.html') && ![...notFound.values()].includes(file))
    .map(([file, policy]) => ({ address: file.replace(/index\.html$/, ''), policy }))
    // Redirected addresses need no policy.
    .filter(({ address }) => !redirects.has(address));

  const folderOf = (address: string, depth: number): string => {
    const home = homes.find((home) => home !== '' && address.startsWith(`${home}/`)) ?? first;
    const parts = address
      .slice(home.length + 1)
      .split('/')
      .filter(Boolean);
    return [home, ...parts.slice(0, depth)].join('/');
  };
  const rulesAt = (depth: number): Policies => {
    const folders = new Map<string, Map<string, string>>();
    for (const { address, policy } of pages) {
      const folder = folderOf(address, depth);
      folders.set(folder, (folders.get(folder) ?? new Map()).set(address, policy));
    }
    return [...folders].map(([folder, policies]) => {
      const [only, ...others] = policies;
      return only && others.length === 0
        ? only
        : [`${folder}/*`, mergePolicies([...policies.values()], limits.line)];
    });
  };
  const candidates = DEPTHS.map(rulesAt);
  const rules = candidates.find(({ length }) => length <= limits.rules) ?? candidates.at(-1) ?? [];
  return rules.sort(([a], [b]) => a.length - b.length);
}

/**
 * Merges the policies of several pages into one that allows what each of them needs. Where that is longer than `maxLength`,
 * it allows any inline style instead of hashes; scripts keep their hashes.
 */
export function mergePolicies(policies: readonly string[], maxLength: number): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ');
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  }
  const exact = policyOf(directives);
  if (exact.length <= maxLength) return exact;
  const withoutHashes = [...(directives.get('style-src') ?? [])].filter(
    (source) => !source.startsWith("'sha256-"),
  );
  return policyOf(directives.set('style-src', new Set([...withoutHashes, "'unsafe-inline'"])));
}

function policyOf(directives: ReadonlyMap<string, ReadonlySet<string>>): string {
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
