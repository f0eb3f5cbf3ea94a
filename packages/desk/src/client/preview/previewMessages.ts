import type { ColourScheme } from '@tamarack-lowe/content-model';
import type { SiteContent } from '@tamarack-lowe/content-tools';
import type { FieldPath, PreviewHead, PreviewPage } from '../../protocol.ts';

/** Text of a field as its page shows it, without spaces: how lines are joined does not matter then. */
export type FieldText = { path: FieldPath; text: string };

/** The page as the server made it, from the editor to the frame: large, and sent only when it is another one. */
export type ShowMessage = {
  type: 'show';
  site: SiteContent;
  page: PreviewPage;
  head: PreviewHead | null;
  language: string;
};

/** View of the preview: the page, a search result, or the card of a shared page. */
export type PreviewView = 'page' | 'search' | 'card';

/** Changes since the page was made, and the view of it: small, and sent with each keystroke. */
export type FollowMessage = {
  type: 'follow';
  /** Texts of the page with the text that stands there now. */
  texts: ReadonlyMap<string, string>;
  fields: FieldText[];
  /** Text or picture of the field that the editor is in; empty for none. */
  marked: string;
  /** Id of the visitor type. */
  visitor: string;
  /** Number of the slide, from 0, for slides. */
  slide: number;
  view: PreviewView;
  /** Colour scheme; null for that of the visitor type. */
  colourScheme: ColourScheme | null;
};

export type EditorMessage = ShowMessage | FollowMessage;

/** From the page in the frame to the editor: it is ready, or a field was pressed. */
export type PageMessage = { type: 'ready' } | { type: 'go'; path: FieldPath };

/** Text without any space, to compare a field with what a page shows. */
export const bare = (text: string): string => text.replaceAll(/\s+/g, '');
