import { DRAWING_POLICY, IMMUTABLE, PDF_POLICY } from '../server/fileHeaders.ts';
import { securityHeaders } from '../server/headers.ts';
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
  const { base } = plan.told;
  const missing = plan.site.policies.get(plan.missing.get('') ?? '');
  const policyRule = (address: string, policy: string): Rule => ({
    address,
    headers: { 'Content-Security-Policy': policy },
  });
  const rules: Rule[] = [
    {
      address: '/*',
      headers: {
        ...securityHeaders({ ...plan.told, https: true }),
        ...(missing && { 'Content-Security-Policy': missing }),
      },
    },
    { address: '/*.jpg', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    { address: `${base}assets/*`, headers: { 'Cache-Control': IMMUTABLE } },
    { address: `${base}media/*`, headers: { 'Cache-Control': IMMUTABLE } },
    policyRule('/*.svg', DRAWING_POLICY),
    policyRule('/*.pdf', PDF_POLICY),
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
