import { type Site, toLines, type VisitorType } from '@tamarack-lowe/content-model';
import type { FrameMenuProps } from '@tamarack-lowe/pages/frame';

/** The slides of every section for a visitor type, by their short names, as the menu lists them. None is the current one. */
export function waysOf({ brand, deck }: Site, type: VisitorType): FrameMenuProps['ways'] {
  return brand.sections.map(({ id, name }) => ({
    label: name,
    stops: (deck[id]?.[type]?.slides ?? []).map(({ label, title, path }) => ({
      label: label ?? toLines(title).join(' '),
      href: path,
      current: false,
    })),
  }));
}
