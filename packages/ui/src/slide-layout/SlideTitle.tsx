import { type ComponentPropsWithRef, useState } from 'react';

/** What `SlideTitle` takes besides the attributes of its heading. */
export type SlideTitleProps = ComponentPropsWithRef<'h1'> & {
  /** 1 on the slide that is the page, where it can take the focus; 2 on its neighbours. */
  level: 1 | 2;
};

/**
 * The title of a slide. When its level changes it says so and stays the element it is: another one would be laid out in
 * the middle of a movement. Renders an `h1` or `h2`.
 */
export function SlideTitle({ level, ...rest }: SlideTitleProps) {
  const [first] = useState(level);
  const Title = first === 1 ? 'h1' : 'h2';
  return (
    <Title
      {...rest}
      aria-level={level === first ? undefined : level}
      tabIndex={level === 1 ? -1 : undefined}
    />
  );
}
