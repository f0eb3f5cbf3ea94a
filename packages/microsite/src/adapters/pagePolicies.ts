import type { HomePlan } from './HomePlan.ts';
import { unitedPolicy } from './unitedPolicy.ts';

type Policies = [address: string, policy: string][];

/** How many parts of an address below the home of its language tell apart what has a policy of its own. */
const DEPTHS = [Number.POSITIVE_INFINITY, 2, 1, 0];

/**
 * Policies of pages by their addresses, in at most so many rules of so many characters: one a page where they fit, else one
 * a folder (`/company/*`), which allows what its pages need. Longer addresses come later.
 */
export function pagePolicies(
  { site, told, moved, missing }: HomePlan,
  most: { rules: number; line: number },
): Policies {
  const first = told.base.slice(0, -1);
  const homes = [...missing.keys()].sort((a, b) => b.length - a.length);
  const pages = [...site.policies]
    .filter(([file]) => file.endsWith('/index.html') && ![...missing.values()].includes(file))
    .map(([file, policy]) => ({ address: file.replace(/index\.html$/, ''), policy }))
    // Whoever asks for these is sent on.
    .filter(({ address }) => !moved.has(address));

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
        : [`${folder}/*`, unitedPolicy([...policies.values()], most.line)];
    });
  };
  const found = DEPTHS.map(rulesAt);
  const rules = found.find(({ length }) => length <= most.rules) ?? found.at(-1) ?? [];
  return rules.sort(([a], [b]) => a.length - b.length);
}
