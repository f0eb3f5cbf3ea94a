import { useLink } from '../context/PagesProvider.tsx';
import type { PageAddress } from '../data.ts';

/** Links below a heading. Renders a `nav`, or nothing without links. */
export function PageLinks({ label, pages }: { label: string; pages: readonly PageAddress[] }) {
  const Link = useLink();
  if (pages.length === 0) return null;
  return (
    <nav aria-label={label}>
      <p>{label}</p>
      <ul>
        {pages.map(({ href, label: words }) => (
          <li key={href}>
            <Link href={href}>{words}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
