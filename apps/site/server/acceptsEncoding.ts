/** Whether an `Accept-Encoding` header allows a coding; `;q=0` refuses it. */
export function acceptsEncoding(header: string | string[] | undefined, encoding: string): boolean {
  const offers = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()));
  const offer = offers.find(([name]) => name === encoding) ?? offers.find(([name]) => name === '*');
  return offer !== undefined && !offer.slice(1).some((part) => /^q=0(?:\.0*)?$/.test(part));
}
