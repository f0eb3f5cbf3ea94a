import { type EventFilter, findProvince, type Province } from '@tamarack-lowe/content-model';

/**
 * Reads the filter from an address: `?province=on&month=2027-03`. Ignores a province that no event names; keeps a month
 * without events, whose list is then empty.
 */
export function readEventFilter(search: URLSearchParams, provinces: readonly Province[]): EventFilter {
  const month = search.get('month') ?? '';
  return {
    province: findProvince(provinces, search.get('province'))?.slug ?? null,
    month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : null,
  };
}
