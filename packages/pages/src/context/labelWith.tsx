import type { ReactNode } from 'react';

/** A label with an element in one of its places: "{title}. {meta}" with the title in bold, wherever it stands. */
export function labelWith(label: string, place: string, element: ReactNode): ReactNode {
  const [before, after] = label.split(place);
  return (
    <>
      {before}
      {element}
      {after}
    </>
  );
}
