import type { ReactNode } from 'react';

type LabelWithProps = {
  /** "{title}. {meta}", in any order. */
  label: string;
  /** What the element stands for: "{title}". */
  place: string;
  children: ReactNode;
};

/** A label with an element in one of its places, wherever a language puts it. Renders `span`s beside the element. */
export function LabelWith({ label, place, children }: LabelWithProps) {
  const [before, after] = label.split(place);
  return (
    <>
      {before && <span>{before}</span>}
      {children}
      {after && <span>{after}</span>}
    </>
  );
}
