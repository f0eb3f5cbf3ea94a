/** The address of a page without a slash at its end: `/about/` is `/about`. */
export const withoutSlash = (address: string): string => address.replace(/(?<=.)\/$/, '');
