import type { CircleLinkProps } from '@tamarack-lowe/ui/circle-field';
import { useViewTransitionState } from 'react-router';
import { SiteLink } from '../../shell/SiteLink.tsx';

/**
 * The link of a circle. Its photo grows into the story and comes back from it; `data-travels` marks it for as long, so
 * that only one photo carries the name of the transition. A film opens on the slide, which does not move.
 */
export function CircleLink(props: CircleLinkProps) {
  const travels = useViewTransitionState(props.href);
  const film = props.href.startsWith('?');
  return (
    <SiteLink
      {...props}
      preventScrollReset={film}
      viewTransition={!film}
      data-travels={travels || undefined}
    />
  );
}
