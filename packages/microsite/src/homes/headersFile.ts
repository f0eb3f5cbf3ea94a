import { FILE_RULES } from '../server/fileHeaders.ts';
import { securityHeaders } from '../server/securityHeaders.ts';
import type { HomePlan } from './HomePlan.ts';
import { pagePolicies } from './pagePolicies.ts';

/** What hosts of static files take: rules, and characters of a line. */
const LIMITS = { rules: 100, line: 2000 };

type Rule = { address: string; headers: Readonly<Record<string, string>> };

/**
 * `_headers`, which hosts of static files read. All rules whose address fits count, so that each takes away the value of
 * those before it.
 */
export function headersFile(plan: HomePlan): string {
  const { 'Content-Security-Policy': policies, 'Cache-Control': caches } = FILE_RULES;
  const missing = plan.site.policies.get(plan.missing.get('') ?? '');
  const policyRule = (address: string, policy: string): Rule => ({
    address,
    headers: { 'Content-Security-Policy': policy },
  });
  const [[, immutable]] = caches;
  const [[, ofDrawings], [, ofDocuments]] = policies;
  const rules: Rule[] = [
    {
      address: '/*',
      headers: {
        ...securityHeaders({ ...plan.told, https: true }),
        ...(missing && { 'Content-Security-Policy': missing }),
      },
    },
    { address: '/*.jpg', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    { address: '/assets/*', headers: { 'Cache-Control': immutable } },
    { address: '/media/*', headers: { 'Cache-Control': immutable } },
    policyRule('/*.svg', ofDrawings),
    policyRule('/*.pdf', ofDocuments),
  ];
  const most = {
    rules: LIMITS.rules - rules.length,
    line: LIMITS.line - '  Content-Security-Policy: '.length,
  };
  const ofPages = pagePolicies(plan, most).map(([address, policy]) => policyRule(address, policy));
  return `# Written by \`microsite build\`.\n${[...rules, ...ofPages].map(written).join('\n')}\n`;
}

function written({ address, headers }: Rule, index: number): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    index === 0 ? [`  ${name}: ${value}`] : [`  ! ${name}`, `  ${name}: ${value}`],
  );
  return [address, ...lines].join('\n');
}
