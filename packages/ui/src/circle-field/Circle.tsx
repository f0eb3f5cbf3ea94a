import type { ComponentPropsWithRef } from 'react';
import { useBark } from '../bark/useBark.ts';
import { classNames } from '../mergeProps.ts';
import { Picture } from '../picture/Picture.tsx';
import { seedOf } from '../rings/rings.ts';
import { type CircleItem, type CircleOptions, linesOf, photoSizes } from './circleItem.ts';

/** Props of `Circle`, besides the attributes of its `div`. */
export type CircleProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onClick'> &
  CircleOptions & {
    circle: Omit<CircleItem, 'key' | 'desktop' | 'tablet' | 'mobile'>;
    /** Default `lazy`. */
    loading?: 'eager' | 'lazy' | undefined;
  };

/** A photo in a circle, with bark around it and a tag below. A link, a button, or no control. Renders a `div`. */
export function Circle({
  circle,
  filmLabel,
  visitedLabel,
  renderLink = (props) => <a {...props} />,
  loading = 'lazy',
  className,
  ...rest
}: CircleProps) {
  const { href, onPress, visited, text } = circle;
  const content = (
    <>
      <CircleBark seed={seedOf(linesOf(text).join(' '))} />
      <CirclePhoto circle={circle} loading={loading} />
      <CircleTag {...{ circle, filmLabel, visitedLabel }} />
    </>
  );
  const target = 'gt-circle__target';
  return (
    <div
      {...rest}
      className={classNames('gt-layer gt-circle', className)}
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

/** Bark around the photo, drawn at radius 100 and scaled to its size. */
function CircleBark({ seed }: { seed: number }) {
  const bark = useBark(seed);
  if (!bark) return null;
  return (
    <svg className="gt-circle__bark" viewBox="-100 -100 200 200" aria-hidden="true">
      <path d={bark.rest} />
      <path className="gt-circle__grown" d={bark.grown} />
    </svg>
  );
}

/** The photo of a circle. Renders a `span`. */
function CirclePhoto({ circle, loading }: Pick<CircleProps, 'circle' | 'loading'>) {
  const words = linesOf(circle.text).join(' ');
  return (
    <span className="gt-circle__photo">
      <span className="gt-circle__disc">
        <Picture
          picture={circle.picture}
          alt=""
          sizes={photoSizes(circle)}
          loading={loading}
          missingSeed={words}
        />
      </span>
    </span>
  );
}

/** The text of a circle on its tag. Renders a `span`. */
function CircleTag({
  circle,
  filmLabel,
  visitedLabel,
}: Pick<CircleProps, 'circle' | 'filmLabel' | 'visitedLabel'>) {
  const { text, mobileText, film, visited } = circle;
  return (
    <span className="gt-circle__tag">
      {film && <PlayMark label={filmLabel} />}
      <Words text={text} className="gt-circle__words" />
      {mobileText && <Words text={mobileText} className="gt-circle__words gt-circle__words--phone" />}
      {visited && visitedLabel && <span className="gt-visually-hidden">{` ${visitedLabel}`}</span>}
    </span>
  );
}

function PlayMark({ label }: { label: string | undefined }) {
  return (
    <>
      {label && <span className="gt-visually-hidden">{`${label} `}</span>}
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
        : lines.map((line, index) =>
            index === 0 ? (
              <span key={line}>{line}</span>
            ) : (
              <span key={line} className="gt-circle__line">
                {` ${line}`}
              </span>
            ),
          )}
    </span>
  );
}
