import type { Facts } from '@tamarack-lowe/content-model';
import { fillAllFacts, type Statement } from '@tamarack-lowe/content-model/internal/content';

/** Fills facts into `statement.json`. Placeholders of its labels stay, because the page fills them in. */
export function filledStatement({ labels, ...texts }: Statement, facts: Facts, where: string): Statement {
  return { ...fillAllFacts(texts, facts, where), labels };
}
