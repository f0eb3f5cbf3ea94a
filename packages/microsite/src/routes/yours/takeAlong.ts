import type { VisitRequest } from '@tamarack-lowe/pages/internal/yours';
import type { DeviceData, StoredValue } from './deviceData.ts';

/** A thing on the page: what it is, what it is for, and its value, in words. */
type Told = { id: string; label: string; why: string; value?: string | null };

type Options = {
  /** Address of the site. */
  site: string;
  /** The time of writing. */
  now: Date;
  things: readonly Told[];
  device: DeviceData;
  requests: readonly VisitRequest[];
};

/** Writes all that the site keeps as JSON, in words and as it is stored, with the requests of the visit. */
export function takeAlong({ site, now, things, device, requests }: Options): string {
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
