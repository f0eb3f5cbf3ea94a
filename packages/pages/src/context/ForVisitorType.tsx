import type { VisitorType } from '@tamarack-lowe/content-model';
import type { ReactNode } from 'react';
import { useVisitor } from './VisitorProvider.tsx';

/*
 * Parts of a page that depend on the visitor type. The built page is for everybody: it contains a variant for each type, with
 * the index of the type in `data-for`. A script sets the index of the visitor's type as `data-as` of the root before the
 * first paint, and `frame.css` shows the variant that matches, so that hydration changes nothing visible.
 */

type ForVisitorTypeProps = {
  /** Index of the visitor type among those of the site. */
  index: number;
  /** Default `div`. */
  as?: 'div' | 'span';
  /** Class whose style sheet shows the variant of the visitor. Default `site-for`. */
  className?: string;
  children: ReactNode;
};

/** The variant for one visitor type. Renders a `div` or a `span`. */
export function ForVisitorType({
  index,
  as: Element = 'div',
  className = 'site-for',
  children,
}: ForVisitorTypeProps) {
  return (
    <Element className={className} data-for={index}>
      {children}
    </Element>
  );
}

type ForEachVisitorTypeProps<T> = {
  /** Value for each visitor type. A type without one has no variant. */
  of: Readonly<Record<VisitorType, T>>;
  /** As in `ForVisitorType`. */
  className?: string;
  /** Renders one value. */
  children(value: T, type: VisitorType): ReactNode;
};

/** A variant for each visitor type. Once the visitor type is known, only its variant renders. */
export function ForEachVisitorType<T>({ of, className, children }: ForEachVisitorTypeProps<T>) {
  const { type, types, known } = useVisitor();
  return types.map(({ id }, index) => {
    const value = of[id];
    if (value === undefined || (known && id !== type)) return null;
    return (
      <ForVisitorType key={id} index={index} className={className}>
        {children(value, id)}
      </ForVisitorType>
    );
  });
}

/**
 * Renders a text that may differ between visitor types: once if all have the same, otherwise a `span` for each. `render`: renders one of
 * them, with marks, for example.
 */
export function textForVisitorTypes(
  texts: readonly { index: number; text: string | undefined }[],
  render: (text: string) => ReactNode = (text) => text,
): ReactNode {
  const [first, ...others] = texts;
  const renderOne = (text: string | undefined) => text && render(text);
  if (others.every(({ text }) => text === first?.text)) return renderOne(first?.text);
  return texts.map(({ index, text }) => (
    <ForVisitorType key={index} index={index} as="span">
      {renderOne(text)}
    </ForVisitorType>
  ));
}
