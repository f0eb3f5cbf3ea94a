/** `1.05 ×`: how many times `reference` a value is, with two digits; `–` where there is nothing to compare with. */
export function ratio(value: number, reference: number): string {
  return reference > 0 && Number.isFinite(value) ? `${(value / reference).toFixed(2)} ×` : '–';
}
