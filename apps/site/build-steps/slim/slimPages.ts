import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { CHUNK_LOAD_TIMEOUT_MS } from '@tamarack-lowe/state';
import { messages } from '@tamarack-lowe/stories';
import type { Visit } from '../../app/early/visit.ts';
import { builtFiles } from '../builtFiles.ts';
import { earlyScript } from './earlyScript.ts';
import { fontFaces } from './fontFaces.ts';
import { stylesOf } from './inlineStyles.ts';
import { takeApart } from './takeApart.ts';

/** Scripts of every visit, in the order they are run in, each in a task of its own. */
const PIECES = ['react', 'router', 'store', 'shared', 'root', 'entry.client'];

/**
 * Makes every built page whole in one answer: its styles inside, its data and scripts outside, one small script that
 * lets the visitor act and calls React when there is time for it.
 */
export async function slimPages(root: string): Promise<void> {
  const files = builtFiles(root);
  const address = (path: string) => `/${relative(root, path).split(sep).join('/')}`;
  const asset = (name: string, ending: string) => {
    const found = files
      .map(address)
      .filter((path) => new RegExp(`^/assets/${name}-[\\w-]{8}\\.${ending}$`).test(path));
    if (found.length !== 1)
      throw new Error(`The build made ${found.length} files ${name}.${ending}, one is needed.`);
    return found[0] as string;
  };
  const sheet = asset('style', 'css');
  const link = `<link rel="stylesheet" href="${sheet}"/>`;
  const faces = fontFaces(readFileSync(join(root, sheet), 'utf8'));
  const code = await earlyScript();
  const pieces = PIECES.map((name) => asset(name, 'js'));
  const attributes = {
    silence: String(CHUNK_LOAD_TIMEOUT_MS),
    failed: messages.chunkFailed,
    retry: messages.tryAgain,
  };

  for (const page of files.filter((path) => path.endsWith('index.html'))) {
    const { html, visit } = takeApart(readFileSync(page, 'utf8'));
    const beside = join(dirname(page), 'visit.json');
    writeFileSync(beside, JSON.stringify({ ...visit, pieces } satisfies Visit));
    const css = await stylesOf(html, root);
    const data = {
      visit: address(beside),
      build: /manifest-(.+)\.js/.exec(visit.manifest)?.[1] ?? '',
      ...attributes,
    };
    const written = Object.entries(data).map(([name, value]) => ` data-${name}="${attribute(value)}"`);
    const script = `<script${written.join('')}>${code}</script>`;
    writeFileSync(
      page,
      html
        .replace(
          link,
          () =>
            `<style>${faces}${css}</style>${link.replace('/>', ' disabled=""/>')}<noscript>${link}</noscript>`,
        )
        .replace('</body>', () => `${script}</body>`),
    );
  }
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
