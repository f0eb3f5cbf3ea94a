/** The name of a picture without its width: `/media/Ada_Moe.b571dc-320.avif` is one of several. */
const withoutWidth = (address: string) => address.replace(/-\d+(?=\.\w+$)/, '');

/** A picture of a cache that shows the same as one that is not there. */
export async function otherWidth(cache: Pick<Cache, 'keys' | 'match'>, address: string) {
  const same = (await cache.keys()).find(({ url }) => withoutWidth(url) === withoutWidth(address));
  return same && cache.match(same, { ignoreVary: true });
}
