import type { Pathway } from '@tamarack-lowe/content-model';
import { TextLink } from '@tamarack-lowe/ui/link';
import { useWords } from '../context/PagesProvider.tsx';

/** The name of a body, as a link to its site if it has one. */
export function BodyName({ body: { href, name } }: { body: Pathway['bodies'][number] }) {
  const { say } = useWords();
  if (href === undefined) return name;
  return (
    <TextLink href={href} newTab newTabLabel={say('opensNewTab')}>
      {name}
    </TextLink>
  );
}
