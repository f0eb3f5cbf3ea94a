import { Figure } from '@tamarack-lowe/ui/figure';
import { ArrowLeftIcon, ArrowRightIcon } from '@tamarack-lowe/ui/icon';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { Colleague } from '../data/Colleague.ts';

type NeighbourLinkProps = { member: Colleague; direction: 'previous' | 'next' };

const WORDS = {
  previous: { label: 'previousMemberOf', short: 'memberPrevious' },
  next: { label: 'nextMemberOf', short: 'memberNext' },
} as const;

/** The colleague who sits before or after somebody in the list, with their face. */
export function NeighbourLink({ member, direction }: NeighbourLinkProps) {
  const { say } = useWords();
  const Link = useLink();
  const { label, short } = WORDS[direction];
  return (
    <Link
      className="neighbour"
      data-direction={direction}
      href={member.href}
      rel={direction === 'next' ? 'next' : 'prev'}
    >
      <Figure className="neighbour__photo" picture={member.picture} alt="" seed={member.name} sizes="88px" />
      <span className="gt-visually-hidden">{say(label, { name: member.name })}</span>
      <span className="neighbour__words" aria-hidden="true">
        <span className="gt-small neighbour__direction">
          {direction === 'previous' && <ArrowLeftIcon size={18} />}
          <span>{say(short)}</span>
          {direction === 'next' && <ArrowRightIcon size={18} />}
        </span>
        <span className="gt-heading-s">{member.name}</span>
      </span>
    </Link>
  );
}
