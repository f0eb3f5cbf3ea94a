/** Whether React can draw it. What `memo` and `forwardRef` give are objects. */
export const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
