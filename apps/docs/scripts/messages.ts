import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A message for editors. `family`: the heading above it in the source. `foundBy`: comments of the functions that report it. */
export type Message = { key: string; family: string; english: string; french: string; foundBy: string[] };

const MODEL = 'packages/content-model/src';
const FILES = ['parsing.ts', 'checks.ts'];

/** Reads every message of the content check, with the comments of the functions that report it. */
export function readMessages(root: string): Message[] {
  const reporters = readReporters(root);
  return FILES.flatMap((file) => {
    const english = readTexts(path.join(root, MODEL, 'issues/english', file));
    const french = readTexts(path.join(root, MODEL, 'issues/french', file));
    return [...english].map(([key, { text, family }]) => ({
      key,
      family,
      english: text,
      french: french.get(key)?.text ?? '',
      foundBy: reporters.get(key) ?? [],
    }));
  });
}

type Text = { text: string; family: string };

function readTexts(file: string): Map<string, Text> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts = new Map<string, Text>();
  let family = 'Values of fields';
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) {
      const [comment] = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
      if (comment)
        family = source.text
          .slice(comment.pos + 2, comment.end)
          .trim()
          .replace(/\.$/, '');
      if (ts.isStringLiteralLike(node.initializer))
        texts.set(node.name.getText(), { text: node.initializer.text, family });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Maps the key of each message to the comments of the functions that report it. */
function readReporters(root: string): Map<string, string[]> {
  const files = globSync(['packages/content-tools/src/**/*.ts', `${MODEL}/**/*.ts`], { cwd: root })
    .filter((file) => !/\.test\.ts$/.test(file))
    .toSorted();
  const reporters = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!text.includes('message(')) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node, comment: string): void => {
      const own = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
      const nearest = own ? (ts.getTextOfJSDocComment(own) ?? '').replaceAll(/\s+/g, ' ') : comment;
      if (ts.isStringLiteral(node) && nearest !== '') {
        const known = reporters.get(node.text) ?? [];
        if (!known.includes(nearest)) reporters.set(node.text, [...known, nearest]);
      }
      ts.forEachChild(node, (child) => visit(child, nearest));
    };
    visit(source, '');
  }
  return reporters;
}
