import type { Province } from './campusEvent.ts';

/** How a province is written in the address: its code in small letters (`on`), or its slug while it has no code. */
export function provinceParam({ code, slug }: Province): string {
  return code === '' ? slug : code.toLowerCase();
}
