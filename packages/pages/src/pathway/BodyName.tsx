import type { Pathway } from '@tamarack-lowe/content-model';

/** The name of a body, as a link to its site if it has one. */
export function BodyName({ body: { href, name } }: { body: Pathway['bodies'][number] }) {
  if (href === undefined) return name;
  return (
    <a className="pathway__body" href={href}>
      {name}
    </a>
  );
}
