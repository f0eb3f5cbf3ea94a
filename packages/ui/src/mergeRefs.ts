import type { Ref, RefCallback } from 'react';

/** One ref for two owners: the component itself and whoever uses it. */
export function mergeRefs<T>(own: { current: T | null }, given: Ref<T> | undefined): RefCallback<T> {
  return (element) => {
    own.current = element;
    if (typeof given === 'function') {
      const leave = given(element);
      return () => {
        own.current = null;
        if (typeof leave === 'function') leave();
        else given(null);
      };
    }
    if (given) given.current = element;
    return () => {
      own.current = null;
      if (given) given.current = null;
    };
  };
}
