import type { Picture as PictureData } from '@tamarack-lowe/content-model';
import { Picture, squareSizes } from '@tamarack-lowe/ui/picture';
import type { CSSProperties } from 'react';
import { useLink } from '../context/PagesProvider.tsx';

/** Somebody whose story was opened during this visit. */
export type MetPerson = {
  name: string;
  /** The story, and its short name. */
  href: string;
  label: string;
  /** A portrait. */
  picture: PictureData;
};

/** More have no room on the smallest ring. */
const MOST = 7;

/** Portraits on the next ring around the visitor's own, each leading back to its story. Renders a `ul`. */
export function MetPeople({ people, label }: { people: readonly MetPerson[]; label: string }) {
  const Link = useLink();
  const shown = people.slice(0, MOST);
  return (
    <ul className="site-met" aria-label={label} style={{ '--site-count': shown.length } as CSSProperties}>
      {shown.map(({ name, href, label, picture }, index) => (
        <li key={href} style={{ '--site-place': index } as CSSProperties}>
          <Link href={href}>
            <Picture picture={picture} alt={`${name}: ${label}`} sizes={squareSizes('56px', picture)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
