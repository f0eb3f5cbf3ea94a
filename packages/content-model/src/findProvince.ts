import type { Province } from './campusEvent.ts';
import { provinceParam } from './provinceParam.ts';

/** The province an address means, by code or slug, in any case; null when there is none. */
export function findProvince(provinces: readonly Province[], param: string | null): Province | null {
  const wanted = param?.toLowerCase();
  return provinces.find((province) => wanted === provinceParam(province) || wanted === province.slug) ?? null;
}
