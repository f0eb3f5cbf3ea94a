import { type EventFilter, findProvince, type Province } from '@tamarack-lowe/content-model';

/**
 * Reads the filter from an address: `?province=on&month=2027-03`. A province that no event names counts as not asked; a
 * month without events is a fair question with an empty answer.
 */
export function readEventFilter(search: URLSearchParams, provinces: readonly Province[]): EventFilter {
  const month = search.get('month') ?? '';
  return {
    province: findProvince(provinces, search.get('province'))?.slug ?? null,
    month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : null,
  };
}
