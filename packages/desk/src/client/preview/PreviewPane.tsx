import type { FieldPath } from '../../protocol.ts';

type PreviewPaneProps = {
  /** Field that the editor is in. */
  field: { file: string; path: FieldPath } | null;
  onGo: (path: FieldPath, file?: string) => void;
};

export function PreviewPane(_: PreviewPaneProps) {
  return null;
}
