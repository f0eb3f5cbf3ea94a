import { documentChecklist } from '../documents/checklist.ts';
import { complaintsOf } from '../files/complaintsOf.ts';
import type { Rule } from './CheckContext.ts';

/** Every document has lists to print. */
export const documentsHaveLists: Rule = ({ sources }) =>
  sources.documents().flatMap((document) => complaintsOf(() => documentChecklist(document, sources)));
