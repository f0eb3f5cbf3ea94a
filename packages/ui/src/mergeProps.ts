import type { Ref, RefCallback } from 'react';

/** Joins class names, without empty and missing ones. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** Combines the ref of a component with the `ref` prop of its caller. */
export function mergeRefs<T>(own: { current: T | null }, forwarded: Ref<T> | undefined): RefCallback<T> {
  const put = (element: T | null) => {
    own.current = element;
    if (typeof forwarded === 'function') return forwarded(element);
    if (forwarded) forwarded.current = element;
  };
  return (element) => {
    const leave = put(element);
    return () => {
      if (!leave) return void put(null);
      own.current = null;
      leave();
    };
  };
}
