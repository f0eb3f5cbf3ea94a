import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//test//EN',
  'BEGIN:VEVENT',
  'UID:open-house',
  'SUMMARY:Open house',
  'DTSTART;TZID=America/Winnipeg:20270205T173000',
  'DTEND;TZID=America/Winnipeg:20270205T190000',
  'LOCATION:Room 4',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:someday',
  'SUMMARY:Someday',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

const JOB = {
  id: 7,
  title: 'Audit associate',
  pay: { from: 52_000, to: 61_000, currency: 'CAD', per: 'year' },
  vacancy: true,
  description: 'You audit.',
  url: 'https://jobs.example.com/7',
  posted: '2027-01-04',
  city: 'Winnipeg',
  region: 'MB',
  country: 'CA',
};

const { pay: _, ...UNPAID } = { ...JOB, id: 8, title: 'Tax associate' };

const RESPONSES: Readonly<Record<string, string>> = {
  '/events.ics': CALENDAR,
  '/jobs.json': JSON.stringify({ jobs: [JOB, UNPAID] }),
};

/** Serves a calendar and the jobs of a firm, one of them without pay range. */
export async function serveFeeds(): Promise<{ origin: string; asked: string[]; stop: () => void }> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end(RESPONSES[url]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, asked, stop: () => void server.close() };
}
