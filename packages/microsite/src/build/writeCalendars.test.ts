import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteContext } from '../app/siteContext.server.ts';
import { SMALL_FIRM } from '../table/testing/smallFirm.ts';
import { writeCalendars } from './writeCalendars.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'calendars-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('writes a file for each event to come, and one with all of them', () => {
  const { site, recordings, today } = siteContext();
  const target = emptyFolder();
  const written = writeCalendars({ site, events: recordings.events, today, target });
  const [all = ''] = readdirSync(join(target, 'campus-resources')).filter((name) => name.endsWith('.ics'));
  const text = readFileSync(join(target, 'campus-resources', all), 'utf8');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(written - 1);
  expect(existsSync(join(target, 'campus-resources/events'))).toBe(true);
  expect(text).toContain('//EN');
});

test('writes nothing for a firm without events', () => {
  const { site, recordings, today } = SMALL_FIRM;
  const target = emptyFolder();
  expect(writeCalendars({ site, events: recordings.events, today, target })).toBe(0);
  expect(readdirSync(target)).toEqual([]);
});
