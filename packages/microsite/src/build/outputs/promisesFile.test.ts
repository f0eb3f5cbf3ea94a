import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GROWN_FIRM } from '../../routes/testing/grownFirm.ts';
import { HIRING, HIRING_FIRM } from '../../routes/testing/hiringFirm.ts';
import { emptyFolder } from '../testing/emptyFolder.ts';
import { writePromisesFile } from './promisesFile.ts';

const { site, today } = HIRING_FIRM;

test('writes the records beside the page, each with the day of its check and whether it holds', () => {
  const target = emptyFolder();
  writePromisesFile({ site, hiring: HIRING, today, target });
  const records = JSON.parse(readFileSync(join(target, 'kupu.json'), 'utf8'));
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
  const target = emptyFolder();
  writePromisesFile({ site, hiring: null, today, target });
  writePromisesFile({ site: GROWN_FIRM.site, hiring: HIRING, today, target });
  expect(readdirSync(target)).toEqual([]);
});
