import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Picture, squareSizes } from '../picture/Picture.tsx';
import { seedOf } from '../rings/seedOf.ts';
import { useBark } from '../rings/useBark.ts';
import type { CircleItem, CircleLinkProps } from './circleItem.ts';
import { linesOf } from './linesOf.ts';

/** What `Circle` takes besides the attributes of its `div`. */
export type CircleProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onClick'> & {
  circle: Omit<CircleItem, 'key' | 'desktop' | 'tablet' | 'mobile'>;
  /** Said before the words of a film, for example "Play video:". */
  filmLabel?: string | undefined;
  /** Said after the words of a circle that was opened. */
  visitedLabel?: string | undefined;
  /** Draws the link, so that a router can; default an `a`. */
  renderLink?: ((props: CircleLinkProps) => ReactNode) | undefined;
  /** Default `lazy`. */
  loading?: 'eager' | 'lazy' | undefined;
};

/** A photo in a circle with bark around it and its words below: a link, a button or neither. Renders a `div`. */
export function Circle({
  circle,
  filmLabel,
  visitedLabel,
  renderLink = (props) => <a {...props} />,
  loading = 'lazy',
  className,
  ...rest
}: CircleProps) {
  const { href, onPress, visited, film, text, mobileText } = circle;
  const content = (
    <>
      <Bark seed={seedOf(linesOf(text).join(' '))} />
      <Photo circle={circle} loading={loading} />
      <span className="gt-circle__tag">
        {film && <PlayMark label={filmLabel} />}
        <Words text={text} className="gt-circle__words" />
        {mobileText && <Words text={mobileText} className="gt-circle__words gt-circle__words--phone" />}
        {visited && visitedLabel && <span className="gt-visually-hidden"> {visitedLabel}</span>}
      </span>
    </>
  );
  const target = 'gt-circle__target';
  return (
    <div
      {...rest}
      className={classNames('gt-layer gt-circle', className)}
      data-size={circle.size}
      data-visited={visited || undefined}
    >
      {href !== undefined ? (
        renderLink({ href, className: target, onClick: onPress, children: content })
      ) : onPress ? (
        <button type="button" className={target} onClick={onPress}>
          {content}
        </button>
      ) : (
        <span className={target}>{content}</span>
      )}
    </div>
  );
}

function Photo({ circle, loading }: { circle: CircleProps['circle']; loading: 'eager' | 'lazy' }) {
  const words = linesOf(circle.text).join(' ');
  const transition: CSSProperties = circle.transitionName
    ? { viewTransitionName: circle.transitionName }
    : {};
  return (
    <span className="gt-circle__photo">
      <span className="gt-circle__disc" style={transition}>
        <Picture
          picture={circle.picture}
          alt=""
          sizes={squareSizes(PHOTO_SIZES[circle.size], circle.picture)}
          loading={loading}
          fallback="one"
          missingSeed={words}
        />
      </span>
    </span>
  );
}

/** Drawn at radius 100 around the photo, stretched to its size. */
function Bark({ seed }: { seed: number }) {
  const bark = useBark(seed);
  if (!bark) return null;
  return (
    <svg className="gt-circle__bark" viewBox="-100 -100 200 200" aria-hidden="true">
      <path d={bark.rest} />
      <path className="gt-circle__grown" d={bark.grown} />
    </svg>
  );
}

function PlayMark({ label }: { label: string | undefined }) {
  return (
    <>
      {label && <span className="gt-visually-hidden">{label} </span>}
      <svg className="gt-circle__play" viewBox="0 0 14 14" aria-hidden="true">
        <path d="M2.4 1.6v10.8a.8.8 0 0 0 1.2.7l9-5.4a.8.8 0 0 0 0-1.4l-9-5.4a.8.8 0 0 0-1.2.7Z" />
      </svg>
    </>
  );
}

function Words({ text, className }: { text: string | readonly string[]; className: string }) {
  const lines = linesOf(text);
  return (
    <span className={className}>
      {lines.length === 1
        ? lines[0]
        : lines.map((line, index) => (
            <span key={line} className="gt-circle__line">
              {index > 0 ? ` ${line}` : line}
            </span>
          ))}
    </span>
  );
}

/** On phones less than drawn: three dots per px then take the picture of a little more than two, which weighs half. */
const PHOTO_SIZES = {
  s: '(width < 768px) 106px, (width < 1800px) 168px, 224px',
  m: '(width < 768px) 106px, (width < 1800px) 206px, 288px',
  l: '(width < 768px) 106px, (width < 1800px) 252px, 350px',
  xl: '(width < 768px) and (resolution > 2x) 118px, (width < 768px) 152px, (width < 1800px) 372px, 520px',
} as const;
