import { expect, test } from 'vitest';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { HIRING_FIRM } from '../testing/hiringFirm.ts';
import { files } from './data.server.ts';

test('writes the records beside the page, each with the day of its check and whether it holds', () => {
  const [file, ...others] = files(HIRING_FIRM);
  expect(others).toEqual([]);
  expect(file?.path).toBe('/kupu.json');
  const records = JSON.parse(file?.text ?? '');
  expect(records).toMatchObject({ language: 'mi-NZ', asOf: '2026-11-24', law: null });
  expect(records.promises).toMatchObject([
    { id: 'bell', found: 'It rang.', checked: '2026-11-02', goodUntil: '2026-12-02', state: 'checked' },
    { id: 'hooks', found: null, state: 'being checked again', whenLapsed: 'We still ring.' },
  ]);
  expect(records.machines[0]).toMatchObject({
    step: 'apply',
    machineDoes: 'Nothing.',
    whoDecides: 'Hana.',
    howToReachAPerson: 'Ring.',
    checkedBy: 'Workshop',
  });
});

test('writes nothing for a firm without promises, or without an address for them', () => {
  const { content } = HIRING_FIRM;
  expect(files({ ...HIRING_FIRM, content: { ...content, readHiring: () => null } })).toEqual([]);
  expect(files({ ...GROWN_FIRM, content })).toEqual([]);
});
