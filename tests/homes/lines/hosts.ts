import type { Expectation } from '../Expectation.ts';
import { SECURE } from './answers.ts';

export function hosts(): Expectation[] {
  const of = (path: string, cache: string | RegExp): Expectation => ({
    about: 'answers of other hosts',
    path,
    status: 200,
    answer: { ...SECURE, 'content-type': 'application/json; charset=utf-8', 'cache-control': cache },
  });
  return [
    of('/learn/wp-json/api/menu?lang=en', /^public, max-age=60, stale-while-revalidate/),
    of('/learn/wp-json/api/campus_events?lang=fr', /^public, max-age=60, stale-while-revalidate/),
    of('/geolocation', 'no-store'),
  ];
}
