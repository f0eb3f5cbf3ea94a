/** Does nothing. */
export const start = () => undefined;
