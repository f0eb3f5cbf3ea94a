import type { CircleLinkProps } from '@tamarack-lowe/ui/circle-field';
import { useLocation } from 'react-router';
import { Link } from '../../client/router/Link.tsx';

/** The link of a circle: to a story, or to the film that plays over the slide. */
export function drawCircleLink(props: CircleLinkProps) {
  return <CircleLink {...props} />;
}

function CircleLink(props: CircleLinkProps) {
  return props.href.startsWith('?') ? <FilmLink {...props} /> : <Link {...props} />;
}

/** The state of an address that opened a film over the slide it stands on: going back closes it. */
export const OPENED_HERE = 'opened here';

/** A film opens on the slide, which does not move. Pages are built for addresses that end in a slash, visits do not. */
function FilmLink({ href, ...rest }: CircleLinkProps) {
  const { pathname } = useLocation();
  return <Link {...rest} href={pathname.replace(/\/$/, '') + href} state={OPENED_HERE} preventScrollReset />;
}
