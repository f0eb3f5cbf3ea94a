import { type MotionSetting, makeYoursWords } from '@tamarack-lowe/pages/internal/yours';
import { YoursPage } from '@tamarack-lowe/pages/yours';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSite } from '../../site/SiteContext.tsx';
import { saveFile } from '../events/calendar/saveFile.ts';
import { definePage } from '../route.ts';
import type { YoursData } from './data.server.ts';
import { chooseMotion, readMotion } from './motion.ts';
import { describeStorage, exportJson } from './storageReport.ts';
import { useDevice } from './useDevice.ts';
import { type VisitRequests, watchRequests } from './visitRequests.ts';

function Yours({ data }: { data: YoursData }) {
  const site = useSite();
  const { language } = site;
  const say = useMemo(() => makeYoursWords(data.words), [data.words]);
  const { device, read, erase } = useDevice();
  const requests = useRequests(site.hosts.content);
  const [motion, setMotion] = useState<MotionSetting>('system');
  useEffect(() => setMotion(readMotion()), [device]);

  const things = useMemo(() => describeStorage({ site, say, device }), [site, say, device]);
  const onChoose = useCallback(
    (setting: MotionSetting) => {
      const result = chooseMotion(setting, site.storage.motion);
      setMotion(setting);
      void read();
      return result;
    },
    [site, read],
  );
  const onTake = () => {
    if (!device) return;
    const text = exportJson({
      site: site.brand.site,
      now: new Date(),
      things,
      device,
      requests: requests?.requests ?? [],
    });
    const { pathname } = window.location;
    saveFile(`${pathname.split('/').findLast(Boolean) ?? 'data'}.json`, text, 'application/json');
  };
  return (
    <YoursPage
      words={data.words}
      stored={{ things, blocked: device?.blocked ?? false, onErase: erase, onTake }}
      motion={{ chosen: motion, onChoose }}
      receipt={{
        requests: requests?.requests ?? null,
        since: requests ? startTime(language) : '',
        dropped: requests?.dropped ?? 0,
        workerFiles: device?.copies.addresses.length ?? 0,
      }}
    />
  );
}

/** Returns the requests of the visit, again after each; null until scripts have read them. */
function useRequests(contentHost: string): VisitRequests | null {
  const [requests, setRequests] = useState<VisitRequests | null>(null);
  useEffect(() => watchRequests(contentHost, setRequests), [contentHost]);
  return requests;
}

/** The time at which this document began to load. */
const startTime = (language: string) =>
  new Date(performance.timeOrigin).toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' });

export const page = definePage<YoursData>({ metadata: { page: 'static' }, Component: Yours });
