import { data } from 'react-router';

/** What React Router says when a built page holds no answer for a route: its error has no other mark. */
const NO_ANSWER = /^No result found for routeId/;

/**
 * The answer of a page's loader. An unknown address is served the built page for unknown addresses, which has no
 * answer for the route that matches in the browser: that is a 404 too. Other failures stay what they are.
 */
export async function unknownIsNotFound<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error && NO_ANSWER.test(error.message)) throw data(null, { status: 404 });
    throw error;
  }
}
