import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../mergeProps.ts';

/** Props of `StateCard`, besides the attributes of its `section`. */
export type StateCardProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** Icon for the state: no dates, reload, no connection. */
  icon?: ReactNode;
  title: ReactNode;
  /** Level of the title among the headings of the page. Default 2. */
  level?: 2 | 3;
  /** Explanation: what happened and what helps. */
  children?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
};

/** Says that content is empty, failed or unavailable, and what to do next. Renders a `section` on the surface colour. */
export function StateCard({ icon, title, level = 2, children, action, className, ...rest }: StateCardProps) {
  const Heading = `h${level}` as const;
  return (
    <section {...rest} className={classNames('gt-state-card', className)}>
      {icon && <span className="gt-state-card__icon">{icon}</span>}
      <Heading className="gt-state-card__title">{title}</Heading>
      {children && <div className="gt-state-card__words">{children}</div>}
      {action && <div className="gt-state-card__action">{action}</div>}
    </section>
  );
}
