import { factText } from '@tamarack-lowe/content-model';
import { messagesFile } from '../files/languages.ts';
import type { Rule } from './CheckContext.ts';

/** Labels have whole braces, and no name that is nearly a fact: facts are filled in by the build, other names by pages. */
export const messagesCanBeFilled: Rule = ({ facts, labels, sources }) => {
  const file = messagesFile(sources.language());
  return Object.entries(labels).flatMap(([key, words]) => {
    const rest = words.replace(/\{[A-Za-z][A-Za-z0-9]*\}/g, '');
    const complaints = /[{}]/.test(rest)
      ? [`${file}, ${key}: a brace is left open, and visitors would read it. Write a value as {name}.`]
      : [];
    const used = [...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const lookalikes = used
      .filter((name) => factText(facts, name) === undefined)
      .filter((name) => Object.keys(facts).some((fact) => fact.toLowerCase() === name.toLowerCase()));
    return [
      ...complaints,
      ...lookalikes.map(
        (name) => `${file}, ${key}: {${name}} is nearly the name of a fact. Mind capital letters.`,
      ),
    ];
  });
};
