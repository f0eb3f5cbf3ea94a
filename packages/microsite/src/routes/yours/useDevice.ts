import { nameForgotten, visitForgotten } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import { useCallback, useEffect, useState } from 'react';
import { forgetPeople } from '../../client/router/metPeople.ts';
import { useForgetOpened } from '../../client/router/openedStories.tsx';
import { useRouterActions } from '../../client/router/routerActions.ts';
import { useSite } from '../../site/SiteContext.tsx';
import {
  type DeviceData,
  eraseCookies,
  eraseCopies,
  eraseItems,
  eraseValues,
  readDevice,
} from './deviceData.ts';
import { applyMotion } from './motion.ts';
import { COOKIES, COPIES, otherId } from './storageReport.ts';
import { storedItems } from './storedItems.ts';

/** Times after which the device is read again, ms: other parts of the site store values once the page is idle, and copies of pages later. */
const UPDATES_MS = [1000, 5000];

type Device = {
  /** Null until it is read. */
  device: DeviceData | null;
  /** Reads it again. */
  read: () => Promise<DeviceData>;
  /** Erases one thing by its id, or all, from storage and from the memory of this page. Resolves to true when it is gone. */
  erase: (id: string | null) => Promise<boolean>;
};

/** Returns the data that the browser stores for this site, and reads it again after each change in another tab. */
export function useDevice(): Device {
  const site = useSite();
  const [device, setDevice] = useState<DeviceData | null>(null);
  const forgetInMemory = useForgetInMemory();

  const read = useCallback(async () => {
    const now = await readDevice(site);
    setDevice(now);
    return now;
  }, [site]);

  useEffect(() => {
    const update = () => void read();
    update();
    const timers = UPDATES_MS.map((delay) => setTimeout(update, delay));
    window.addEventListener('storage', update);
    return () => {
      timers.forEach(clearTimeout);
      window.removeEventListener('storage', update);
    };
  }, [read]);

  const erase = useCallback(
    async (id: string | null) => {
      // First the memory: when it forgets a value, it may store it once more.
      forgetInMemory(id);
      await new Promise((resolve) => setTimeout(resolve));
      const { others, cookies } = await readDevice(site);
      const isErased = (each: string) => id === null || id === each;
      eraseItems(storedItems(site).filter((item) => isErased(item.id)));
      eraseValues(others.filter((each) => isErased(otherId(each))));
      if (isErased(COPIES)) await eraseCopies();
      if (isErased(COOKIES)) await eraseCookies(cookies);
      const left = await read();
      return !isLeft(left, id);
    },
    [site, read, forgetInMemory],
  );

  return { device, read, erase };
}

/** Checks whether something of an id is still kept. */
function isLeft({ items, others, cookies, copies }: DeviceData, id: string | null): boolean {
  const ids = [
    ...items.keys(),
    ...others.map(otherId),
    ...(cookies.length > 0 ? [COOKIES] : []),
    ...(copies.addresses.length > 0 ? [COPIES] : []),
  ];
  return id === null ? ids.length > 0 : ids.includes(id);
}

/** Returns a function that makes this page forget something, or all, so that it does not store it again. */
function useForgetInMemory(): (id: string | null) => void {
  const dispatch = useSiteDispatch();
  const { forgetPositions } = useRouterActions();
  const forgetOpened = useForgetOpened();
  return useCallback(
    (id) => {
      const isForgotten = (each: string) => id === null || id === each;
      if (id === null) dispatch(visitForgotten());
      if (id === 'name') dispatch(nameForgotten());
      if (isForgotten('opened')) forgetOpened();
      if (isForgotten('scrolled')) forgetPositions();
      if (isForgotten('motion')) applyMotion('system');
      if (isForgotten('met')) forgetPeople();
    },
    [dispatch, forgetPositions, forgetOpened],
  );
}
