import type { CircleLinkProps } from '@tamarack-lowe/ui/circle-field';
import { useLocation } from 'react-router';
import { Link } from '../../client/router/Link.tsx';

/** Renders the link of a circle: to a story, or to the film that plays over the slide. */
export function drawCircleLink(props: CircleLinkProps) {
  return <CircleLink {...props} />;
}

function CircleLink(props: CircleLinkProps) {
  return props.href.startsWith('?') ? <FilmLink {...props} /> : <Link {...props} />;
}

/** History state of a film that was opened on its slide: closing it goes back. */
export const OPENED_HERE = 'opened here';

/**
 * Opens a film without scrolling the slide. Built pages have addresses with a slash at the end, the router does not.
 */
function FilmLink({ href, ...rest }: CircleLinkProps) {
  const { pathname } = useLocation();
  return <Link {...rest} href={pathname.replace(/\/$/, '') + href} state={OPENED_HERE} preventScrollReset />;
}
