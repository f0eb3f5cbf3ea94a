import { Children, type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { linesOf } from '../circle-field/circleItem.ts';
import { ChevronDownIcon } from '../icon/icons.tsx';
import { classNames } from '../mergeProps.ts';

/** Props of `SlideLayout`, besides the attributes of its `div`. */
export type SlideLayoutProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** Lines of the title. */
  title: string | readonly string[];
  /** Level of the title: 1 on the current slide, 2 on others. Default 2. */
  level?: 1 | 2;
  /** Rest of the sentence of the title: looks like the title, but is not part of the heading. Default none. */
  runOn?: string | undefined;
  /** The lines below the title. */
  lead?: string | readonly ReactNode[] | undefined;
  /** The paragraph after them; a disclosure on phones. */
  body?: ReactNode;
  /** Name of the disclosure on phones, for example "Read more". Without it the body is always visible. */
  moreLabel?: string | undefined;
  /** Windows in which the body is a disclosure: `small`, or only `low` ones, for slides without circles. Default `small`. */
  moreIn?: 'small' | 'low' | undefined;
  /** `intro` has larger text, `field` text beside circles, `ring` only the text in its ring. Default `field`. */
  kind?: 'intro' | 'field' | 'ring';
  /** Behind everything: rings and bullets. */
  backdrop?: ReactNode;
  /** After the body, for example a button. */
  actions?: ReactNode;
  /** The circles. */
  children?: ReactNode;
};

/** Text and circles of one slide: side by side, or one above the other, depending on the window. Renders a `div`. */
export function SlideLayout({
  title,
  level = 2,
  runOn,
  lead,
  body,
  moreLabel,
  moreIn,
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
            <Title className="gt-slide__title" tabIndex={level === 1 ? -1 : undefined} data-long={long}>
              <SlideLines of={lines} />
            </Title>
            {runOn && (
              <p className="gt-slide__title" data-long={long}>
                {runOn}
              </p>
            )}
            {lead && (
              <p className="gt-slide__lead">
                <SlideLines of={typeof lead === 'string' ? [lead] : lead} />
              </p>
            )}
            {body && (
              <SlideBody more={moreLabel} moreIn={moreIn}>
                {body}
              </SlideBody>
            )}
            {actions && <div className="gt-slide__actions">{actions}</div>}
          </div>
        )}
        <div className="gt-slide__field">{children}</div>
      </div>
    </div>
  );
}

/** Titles with more characters are one size smaller, and so are titles that run on. */
const LONG = 26;

/** Titles with a longer word, or with a longer line that contains a hyphen, are one size smaller too. */
const LONG_WORD = 10;

function isLong(lines: readonly string[], runOn = ''): boolean {
  const words = lines.join(' ');
  return (
    runOn !== '' ||
    words.length > LONG ||
    words.split(' ').some((word) => word.length > LONG_WORD) ||
    lines.some((line) => line.length > LONG_WORD && line.includes('-'))
  );
}

/**
 * The paragraph of a slide. With `more`, the name of its button, it is a disclosure in small windows, or only in low ones
 * (`moreIn`).
 */
function SlideBody({
  more,
  moreIn,
  children,
}: {
  more: string | undefined;
  moreIn: 'small' | 'low' | undefined;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {more && (
        <button
          type="button"
          className="gt-slide__more"
          data-in={moreIn}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <span>{more}</span>
          <ChevronDownIcon size={22} />
        </button>
      )}
      <div className="gt-slide__body" ref={open ? scrollIntoView : null}>
        {children}
      </div>
    </>
  );
}

/** In low windows, the text of a slide scrolls: a paragraph that opens would be below its edge. */
const scrollIntoView = (body: HTMLElement | null) => body?.scrollIntoView({ block: 'nearest' });

/** Lines one below the other; in narrow windows they run on. */
function SlideLines({ of }: { of: readonly ReactNode[] }) {
  return Children.map(of, (line) => (
    <>
      <span className="gt-slide__line">{line}</span>
      {/* Browsers that translate a page replace bare text nodes, so the space has its own element. */}
      <span> </span>
    </>
  ));
}
