import {
  formatList,
  formatNumber,
  type StoredThing,
  sizeWords,
  type VisitRequest,
  type YoursWords,
} from '@tamarack-lowe/pages/internal/yours';
import type { MicrositeSite } from '../../site/SiteData.ts';
import type { DeviceData, StoredValue } from './deviceData.ts';
import { storedItems } from './storedItems.ts';

type Options = {
  site: MicrositeSite;
  say: YoursWords;
  /** Null until scripts have read it. */
  device: DeviceData | null;
};

/** Ids of stored things without keys. */
export const COPIES = 'copies';
export const COOKIES = 'cookies';

/** Most characters of a value that the site does not know. */
const MOST_CHARACTERS = 60;

/** Describes everything that the site stores, or could store, in plain words. */
export function describeStorage({ site, say, device }: Options): StoredThing[] {
  const number = (count: number) => formatNumber(count, site.language);
  const list = (names: readonly string[]) => formatList(names, site.language);
  const context = { site, say, number, list };
  const things = storedItems(site).map(({ id, label, why, device: keys, describe }): StoredThing => {
    const [first] = device?.items.get(id) ?? [];
    const value = first === undefined ? null : describe ? describe(first.value, context) : first.value;
    return {
      id,
      label: say(label),
      why: say(why),
      lasts: keys ? 'device' : 'tab',
      ...(device && { value }),
    };
  });
  return [
    ...things,
    ...withoutKeys({ say, device, number, language: site.language }),
    ...others(say, device),
  ];
}

/** Describes copies for reading offline, on sites that make them, and cookies. */
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

/** A thing on the page: what it is, what it is for, and its value, in words. */
type DescribedThing = { id: string; label: string; why: string; value?: string | null };

type TakeOptions = {
  /** Address of the site. */
  site: string;
  /** The time of writing. */
  now: Date;
  things: readonly DescribedThing[];
  device: DeviceData;
  requests: readonly VisitRequest[];
};

/** Writes all that the site keeps as JSON, in words and as it is stored, with the requests of the visit. */
export function exportJson({ site, now, things, device, requests }: TakeOptions): string {
  const kept = things.flatMap(({ id, label, why, value }) => {
    if (!value) return [];
    const stored = (device.items.get(id) ?? device.others.filter((each) => otherId(each) === id)).map(
      ({ where, key, value }) => ({
        storage: where === 'device' ? 'localStorage' : 'sessionStorage',
        key,
        value,
      }),
    );
    return { what: label, why, value, stored };
  });
  const made = requests.map(({ address, kind, owner, bytes }) => ({ address, kind, host: owner, bytes }));
  const { copies, cookies } = device;
  const file = { site, made: now.toISOString(), kept, cookies, copies: copies.addresses, requests: made };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Id of a value that no page of the site stores. */
export const otherId = ({ where, key }: StoredValue): string => `other ${where} ${key}`;
