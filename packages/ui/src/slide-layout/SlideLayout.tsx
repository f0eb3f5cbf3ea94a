import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { linesOf } from '../circle-field/circleItem.ts';
import { classNames } from '../mergeProps.ts';

/** What `SlideLayout` takes besides the attributes of its `div`. */
export type SlideLayoutProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** Lines of the title. */
  title: string | readonly string[];
  /** The level of the title: 1 for the current slide of a page, 2 for its neighbours. Default 2. */
  level?: 1 | 2;
  /** Id of the title, for focus after a change of page. */
  titleId?: string | undefined;
  /** Completes the sentence of the title: it looks like it, and is no part of the heading. Default none. */
  runOn?: string | undefined;
  /** The lines under the title. */
  lead?: string | readonly string[] | undefined;
  /** The paragraph under them; a disclosure on phones. */
  body?: ReactNode;
  /** Name of the disclosure on phones, for example "Read more". Without it the body always shows. */
  moreLabel?: string | undefined;
  /** `intro` has larger words, `field` words beside circles, `ring` no words of its own: they stand in the ring. Default `field`. */
  kind?: 'intro' | 'field' | 'ring';
  /** Behind everything: rings and bullets. */
  backdrop?: ReactNode;
  /** After the body, for example a button. */
  actions?: ReactNode;
  /** The circles. */
  children?: ReactNode;
};

/** Words and circles of one slide, in every window: side by side, or one above the other. Renders a `div`. */
export function SlideLayout({
  title,
  level = 2,
  titleId,
  runOn,
  lead,
  body,
  moreLabel,
  kind = 'field',
  backdrop,
  actions,
  children,
  className,
  ...rest
}: SlideLayoutProps) {
  const lines = linesOf(title);
  const long = isLong(lines, runOn) || undefined;
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div {...rest} className={classNames('gt-slide', className)} data-kind={kind}>
      <div className="gt-slide__backdrop">{backdrop}</div>
      <div className="gt-slide__scroll">
        {kind !== 'ring' && (
          <div className="gt-layer gt-slide__text" data-depth="text">
            <Title
              className="gt-slide__title"
              id={titleId}
              tabIndex={level === 1 ? -1 : undefined}
              data-long={long}
            >
              <SlideLines of={lines} />
            </Title>
            {runOn && (
              <p className="gt-slide__title" data-long={long}>
                {runOn}
              </p>
            )}
            {lead && (
              <p className="gt-slide__lead">
                <SlideLines of={linesOf(lead)} />
              </p>
            )}
            {body && <SlideBody more={moreLabel}>{body}</SlideBody>}
            {actions && <div className="gt-slide__actions">{actions}</div>}
          </div>
        )}
        <div className="gt-slide__field">{children}</div>
      </div>
    </div>
  );
}

/** Titles longer than this step down one size. */
const LONG = 26;

/** And those with a word that is longer, or with a longer line that would break at a hyphen. */
const LONG_WORD = 10;

function isLong(lines: readonly string[], runOn = ''): boolean {
  const words = [...lines, runOn].join(' ').trim();
  return (
    words.length > LONG ||
    words.split(' ').some((word) => word.length > LONG_WORD) ||
    lines.some((line) => line.length > LONG_WORD && line.includes('-'))
  );
}

/** The paragraph of a slide. With `more`, the name of its button, it is a disclosure where there is little room. */
function SlideBody({ more, children }: { more: string | undefined; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {more && (
        <button type="button" className="gt-slide__more" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>{more}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 9 6 6 6-6" />
          </svg>
        </button>
      )}
      <div className="gt-slide__body" data-folded={(more && !open) || undefined}>
        {children}
      </div>
    </>
  );
}

/** Lines that stand one below the other, or run on where a window is narrow. */
function SlideLines({ of }: { of: readonly string[] }) {
  return of.flatMap((line) => [
    <span key={line} className="gt-slide__line">
      {line}
    </span>,
    // In an element of its own: a browser that translates the page puts others in the place of bare text.
    <span key={`${line} `}> </span>,
  ]);
}
