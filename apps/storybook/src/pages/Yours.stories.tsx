import { type MotionSetting, makeYoursWords, type VisitRequest } from '@tamarack-lowe/pages/internal/yours';
import { YoursPage } from '@tamarack-lowe/pages/yours';
import { useState } from 'react';
import { EXPERIENCED, framedPageMeta, inFrench, STUDENT } from './pageMeta.tsx';
import { useStorybook } from './StorybookPages.tsx';

export default { ...framedPageMeta(), title: 'Pages/Yours', component: Yours };

type YoursProps = {
  /** Scripts have read the device. Without it, the page as it is built. */
  read?: boolean;
  /** The browser blocks storage. */
  blocked?: boolean;
  /** A film of a platform was opened. */
  third?: boolean;
};

const request = (path: string, kind: VisitRequest['kind'], bytes: number | null): VisitRequest => ({
  ...{ address: `https://grow.example${path}`, kind, owner: 'site', bytes },
});
const REQUESTS = [
  request('/', 'page', 14_800),
  request('/stories/page-data.json', 'page', 3200),
  ...['oak', 'elm', 'ash'].map((name) => request(`/media/${name}.avif`, 'picture', 18_400)),
  request('/assets/entry.js', 'script', 98_000),
  request('/assets/every-page.css', 'style', 0),
  request('/menu', 'data', 1900),
];
const FILM: VisitRequest = {
  address: 'https://films.example/embed',
  kind: 'frame',
  owner: 'third',
  bytes: null,
};

/** The page after a first visit. */
function Yours({ read = true, blocked = false, third = false }: YoursProps) {
  const { words } = useStorybook().content.yours;
  const say = makeYoursWords(words);
  const [erased, setErased] = useState<readonly string[]>(blocked ? ['name', 'opened'] : []);
  const [motion, setMotion] = useState<MotionSetting>('system');
  const keptValue = (id: string, value: string) => (erased.includes(id) ? null : value);
  const things = [
    {
      id: 'name',
      label: say('yoursName'),
      why: say('yoursNameWhy'),
      lasts: 'device',
      value: keptValue('name', 'Amélie'),
    },
    { id: 'slide', label: say('yoursSlide'), why: say('yoursSlideWhy'), lasts: 'device', value: null },
    { id: 'motion', label: say('yoursMotion'), why: say('yoursMotionWhy'), lasts: 'device', value: null },
    {
      id: 'opened',
      label: say('yoursOpened'),
      why: say('yoursOpenedWhy'),
      lasts: 'tab',
      value: keptValue('opened', '4'),
    },
    { id: 'cookies', label: say('yoursCookies'), why: say('yoursCookiesWhy'), lasts: 'device', value: null },
  ] as const;
  return (
    <YoursPage
      words={words}
      stored={{
        things: things.map(({ value, ...thing }) => (read ? { ...thing, value } : thing)),
        blocked,
        onErase: async (id) => {
          setErased((before) => (id === null ? things.map((thing) => thing.id) : [...before, id]));
          return true;
        },
        onTake: () => undefined,
      }}
      motion={{
        chosen: motion,
        onChoose: (setting) => {
          setMotion(setting);
          return { moves: setting !== 'reduced', kept: !blocked };
        },
      }}
      receipt={{
        requests: read ? [...REQUESTS, ...(third ? [FILM] : [])] : null,
        since: '13:05',
        dropped: 0,
        workerFiles: read ? 42 : 0,
      }}
    />
  );
}

export const Student = STUDENT;
export const StudentInFrench = inFrench(Student);
export const Experienced = EXPERIENCED;
export const Phone = { globals: { viewport: { value: '390x844' } } };
export const AsBuilt = { args: { read: false } };
export const StorageBlocked = { args: { blocked: true } };
export const ThirdParty = { args: { third: true } };
