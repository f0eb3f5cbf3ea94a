import type { Ref, RefCallback } from 'react';

/** Class names in one string; what is empty or not there is left out. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** One ref for two owners: the component itself and whoever uses it. */
export function mergeRefs<T>(own: { current: T | null }, given: Ref<T> | undefined): RefCallback<T> {
  const put = (element: T | null) => {
    own.current = element;
    if (typeof given === 'function') return given(element);
    if (given) given.current = element;
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
