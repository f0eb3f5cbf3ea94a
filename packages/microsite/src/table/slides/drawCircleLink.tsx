import type { CircleLinkProps } from '@tamarack-lowe/ui/circle-field';
import { useLocation } from 'react-router';
import { SiteLink } from '../../visit/SiteLink.tsx';
import { useTravels } from '../../visit/VisitContext.tsx';

/**
 * The link of a circle. Its photo grows into the story and comes back from it; `data-travels` marks it for as long, so
 * that only one photo carries the name of the transition.
 */
export function drawCircleLink(props: CircleLinkProps) {
  return <CircleLink {...props} />;
}

function CircleLink(props: CircleLinkProps) {
  return props.href.startsWith('?') ? <FilmLink {...props} /> : <StoryLink {...props} />;
}

function StoryLink(props: CircleLinkProps) {
  const travels = useTravels(props.href);
  return <SiteLink {...props} ahead data-travels={travels || undefined} />;
}

/** The state of an address that opened a film over the slide it stands on: going back closes it. */
export const OPENED_HERE = 'opened here';

/** A film opens on the slide, which does not move. Pages are built for addresses that end in a slash, visits do not. */
function FilmLink({ href, ...rest }: CircleLinkProps) {
  const { pathname } = useLocation();
  return (
    <SiteLink {...rest} href={pathname.replace(/\/$/, '') + href} state={OPENED_HERE} preventScrollReset />
  );
}
