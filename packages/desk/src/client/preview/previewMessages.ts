import type { SiteContent } from '@tamarack-lowe/content-tools';
import type { FieldPath, PreviewPage } from '../../protocol.ts';

/** Text of a field as its page shows it, without spaces: how lines are joined does not matter then. */
export type FieldText = { path: FieldPath; text: string };

/** From the editor to the page in the frame. */
export type ShowMessage = {
  type: 'show';
  site: SiteContent;
  page: PreviewPage;
  language: string;
  /** Id of the visitor type. */
  visitor: string;
  /** Number of the slide, from 0, for slides. */
  slide: number;
  fields: FieldText[];
  /** Text or picture of the field that the editor is in; empty for none. */
  marked: string;
};

/** From the page in the frame to the editor: it can be shown now, or one pressed a field. */
export type PageMessage = { type: 'ready' } | { type: 'go'; path: FieldPath };

/** Text without any space, to compare a field with what a page shows. */
export const bare = (text: string): string => text.replaceAll(/\s+/g, '');
