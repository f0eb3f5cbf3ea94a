/** Pixels that a picture is to be wide, of those there are: what it is drawn with on phones. */
const WIDTH = 320;

/** Addresses of the pictures of a built page, each in one width: a copy in another stands for all. */
export function picturesOf(html: string): string[] {
  const images = html.match(/<img\b[^>]*>/g) ?? [];
  const addresses = images.map((image) => {
    const [, sources = ''] = /\ssrcset="([^"]*)"/i.exec(image) ?? [];
    const files = [...sources.matchAll(/(\S+) (\d+)w/g)].map(([, address = '', width]) => ({
      address,
      width: Number(width),
    }));
    const fitting = files.find(({ width }) => width >= WIDTH) ?? files.at(-1);
    return fitting?.address ?? /\ssrc="([^"]*)"/.exec(image)?.[1] ?? '';
  });
  return [...new Set(addresses.filter((address) => address.startsWith('/')))];
}
