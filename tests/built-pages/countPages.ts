import type { Reporter, TestModule } from 'vitest/node';

/** Reports at the end how many rules were checked on how many pages of each site. */
export class CountPages implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const sites = new Map<string, { pages: number; rules: number }>();
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    for (const test of tests) {
      const { checked } = test.meta();
      if (!checked) continue;
      const { rules = 0 } = sites.get(checked.site) ?? {};
      sites.set(checked.site, { pages: checked.pages, rules: rules + 1 });
    }
    for (const [site, { pages, rules }] of sites)
      console.log(`${site}: ${rules} rules on ${pages} pages, each read once.`);
  }
}
