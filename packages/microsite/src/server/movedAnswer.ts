import { textResponse } from './textResponse.ts';

/** Sends a visitor on for good, with the query they came with. `to`: an address as it is written, accents and all. */
export function movedAnswer(to: string, query: string): Response {
  const headers = { Location: encodeURI(to) + query, 'Cache-Control': 'public, max-age=3600' };
  return textResponse({ status: 301, headers, body: `This page is now at ${to}\n` });
}
