import { rolldown } from 'rolldown';

/** An inline script from its entry: bundled, minified, one text without imports. */
export async function bundleEarly(entry: string): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    transform: { target: 'es2023' },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  const code = output[0].code.trim();
  if (/<\/script/i.test(code))
    throw new Error(`${entry} holds "</script", which would end it within a page. Write it in two parts.`);
  return code;
}
