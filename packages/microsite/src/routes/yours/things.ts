import {
  formatList,
  formatNumber,
  type StoredThing,
  sizeWords,
  type YoursWords,
} from '@tamarack-lowe/pages/internal/yours';
import type { MicrositeSite } from '../../site/SiteData.ts';
import type { DeviceData } from './deviceData.ts';
import { storedItems } from './storedItems.ts';
import { otherId } from './takeAlong.ts';

type Options = {
  site: MicrositeSite;
  say: YoursWords;
  /** Null until scripts have read it. */
  device: DeviceData | null;
};

/** Ids of what has no keys. */
export const COPIES = 'copies';
export const COOKIES = 'cookies';

/** Most characters of a value that the site does not know. */
const MOST_CHARACTERS = 60;

/** Tells of everything that the site keeps, or could keep, in plain words. */
export function tellThings({ site, say, device }: Options): StoredThing[] {
  const number = (count: number) => formatNumber(count, site.language);
  const list = (names: readonly string[]) => formatList(names, site.language);
  const context = { site, say, number, list };
  const told = storedItems(site).map(({ id, label, why, device: keys, tell }): StoredThing => {
    const [first] = device?.items.get(id) ?? [];
    const value = first === undefined ? null : tell ? tell(first.value, context) : first.value;
    return {
      id,
      label: say(label),
      why: say(why),
      lasts: keys ? 'device' : 'tab',
      ...(device && { value }),
    };
  });
  return [...told, ...withoutKeys({ say, device, number, language: site.language }), ...others(say, device)];
}

/** Copies for reading offline, on sites that make them, and cookies. */
function withoutKeys({
  say,
  device,
  number,
  language,
}: Pick<Options, 'say' | 'device'> & { number: (count: number) => string; language: string }): StoredThing[] {
  const { addresses = [], bytes = 0 } = device?.copies ?? {};
  const copies =
    addresses.length === 0
      ? null
      : say('yoursCopiesOf', { count: number(addresses.length), size: sizeWords(bytes, language) });
  const cookies = device?.cookies.join(', ') || null;
  return [
    ...(import.meta.env.OFFLINE
      ? [
          {
            id: COPIES,
            label: say('yoursCopies'),
            why: say('yoursCopiesWhy'),
            lasts: 'device' as const,
            ...(device && { value: copies }),
          },
        ]
      : []),
    {
      id: COOKIES,
      label: say('yoursCookies'),
      why: say('yoursCookiesWhy'),
      lasts: 'device',
      ...(device && { value: cookies }),
    },
  ];
}

function others(say: YoursWords, device: DeviceData | null): StoredThing[] {
  return (device?.others ?? []).map((each) => ({
    id: otherId(each),
    label: say('yoursOther', { key: each.key }),
    why: say('yoursOtherWhy'),
    lasts: each.where,
    value: each.value.slice(0, MOST_CHARACTERS),
  }));
}
