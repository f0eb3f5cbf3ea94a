import type { Expectation } from '../Expectation.ts';
import { SECURE } from './expectedHeaders.ts';

export function proxiedResponses(): Expectation[] {
  const response = (path: string, cache: string | RegExp): Expectation => ({
    about: 'proxied responses',
    path,
    status: 200,
    responseHeaders: { ...SECURE, 'content-type': 'application/json; charset=utf-8', 'cache-control': cache },
  });
  return [
    response('/learn/wp-json/api/menu?lang=en', /^public, max-age=60, stale-while-revalidate/),
    response('/learn/wp-json/api/campus_events?lang=fr', /^public, max-age=60, stale-while-revalidate/),
    response('/geolocation', 'no-store'),
  ];
}
