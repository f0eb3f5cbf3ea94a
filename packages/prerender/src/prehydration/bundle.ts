import { rolldown } from 'rolldown';

/** Bundles and minifies the inline script: one text without imports. */
export async function bundlePrehydration(entry: string): Promise<string> {
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
    throw new Error(
      `${entry} contains "</script", which would end the inline script. Write it as two strings.`,
    );
  return code;
}
