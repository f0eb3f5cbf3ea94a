import type { CustomComponentProps } from '@tamarack-lowe/microsite';

/** Unknown addresses, as the firm says it. */
export function NotFound({ links }: CustomComponentProps<'notFound'>) {
  return (
    <article>
      <h1>Cette adresse ne mène à aucun chantier.</h1>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </article>
  );
}
