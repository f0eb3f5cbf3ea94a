/**
 * One Content-Security-Policy for several pages: it allows what each of them needs. Where that is longer than `most`
 * characters, any inline style is allowed instead of those that are known; scripts are always known.
 */
export function unitedPolicy(policies: readonly string[], most: number): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ');
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  }
  const exact = policyOf(directives);
  if (exact.length <= most) return exact;
  const known = [...(directives.get('style-src') ?? [])].filter((source) => !source.startsWith("'sha256-"));
  return policyOf(directives.set('style-src', new Set([...known, "'unsafe-inline'"])));
}

function policyOf(directives: ReadonlyMap<string, ReadonlySet<string>>): string {
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
