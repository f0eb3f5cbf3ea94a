import { HiringPage } from '@tamarack-lowe/pages/hiring';
import type { Reminder } from '@tamarack-lowe/pages/internal/data';
import { useCallback } from 'react';
import { useSite } from '../../site/SiteContext.tsx';
import { saveFile } from '../events/calendar/saveFile.ts';
import { definePage } from '../route.ts';
import type { HiringData } from './data.server.ts';
import { reminderFile } from './reminderFile.ts';

function Hiring({ data: { entry, ...page } }: { data: HiringData }) {
  const { brand, language } = useSite();
  const remind = useCallback(
    (reminder: Reminder) => {
      if (entry === null) return;
      const text = reminderFile(reminder, { ...entry, brand, language, now: Date.now() });
      saveFile(`${entry.file}.ics`, text, 'text/calendar;charset=utf-8');
    },
    [brand, entry, language],
  );
  return <HiringPage {...page} onRemind={remind} />;
}

export const page = definePage<HiringData>({ metadata: { page: 'static' }, Component: Hiring });
