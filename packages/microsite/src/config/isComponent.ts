/** Returns whether React can render a value. `memo` and `forwardRef` return objects. */
export const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
