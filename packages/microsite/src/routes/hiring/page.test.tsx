// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { HIRING_FIRM } from '../testing/hiringFirm.ts';
import { renderInSession } from '../testing/renderInSession.tsx';
import { load } from './data.server.ts';
import { page } from './page.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Presses the button of the reminder, and returns the saved file: its name and its text. */
async function saveReminder(day: string) {
  const { container } = await renderInSession('/mahi', page.render(load(HIRING_FIRM), '/mahi-hou'));
  const saved: { name: string; blob: Blob }[] = [];
  let latest: Blob | undefined;
  URL.createObjectURL = (blob) => {
    latest = blob as Blob;
    return 'blob:reminder';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    if (latest) saved.push({ name: this.download, blob: latest });
  });
  const field = container.querySelector<HTMLInputElement>('input[type=date]');
  const form = container.querySelector('form');
  if (!field || !form) throw new Error('The page has no reminder.');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, day);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => form.requestSubmit());
  const [file] = saved;
  return {
    name: file?.name,
    text: await file?.blob.text(),
    says: container.querySelector('output')?.textContent,
  };
}

test('saves a calendar file for the first working day after the last day to hear', async () => {
  const { name, says, text } = await saveReminder('2026-11-27');
  expect(name).toBe('bell.ics');
  expect(text).toContain('DTSTART;VALUE=DATE:20261207\r\n');
  expect(text).toContain('SUMMARY:They should have rung\r\n');
  expect(says).toMatch(/^By .*2026/);
});
