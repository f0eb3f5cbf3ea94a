import type { Ref, RefCallback } from 'react';

/** Joins class names, without empty and missing ones. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** Combines the ref of a component with the `ref` prop of its caller. */
export function mergeRefs<T>(own: { current: T | null }, forwarded: Ref<T> | undefined): RefCallback<T> {
  const assign = (element: T | null) => {
    own.current = element;
    if (typeof forwarded === 'function') return forwarded(element);
    if (forwarded) forwarded.current = element;
  };
  return (element) => {
    const cleanUp = assign(element);
    return () => {
      if (!cleanUp) return void assign(null);
      own.current = null;
      cleanUp();
    };
  };
}
