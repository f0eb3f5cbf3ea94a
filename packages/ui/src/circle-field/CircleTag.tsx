import type { CircleItem } from './circleItem.ts';
import { linesOf } from './linesOf.ts';

type CircleTagProps = {
  circle: Pick<CircleItem, 'text' | 'mobileText' | 'film' | 'visited'>;
  filmLabel: string | undefined;
  visitedLabel: string | undefined;
};

/** The words of a circle on their ground. Renders a `span`. */
export function CircleTag({ circle, filmLabel, visitedLabel }: CircleTagProps) {
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
