import { expect, test } from 'vitest';
import facts from '../content/facts.json' with { type: 'json' };
import hiring from '../content/hiring.json' with { type: 'json' };

const stepOf = (id: string) => hiring.steps.find((step) => step.id === id);

test('the usual day of the answer is the median of the facts', () => {
  expect(stepOf('wait')?.day).toEqual({
    student: Number.parseInt(facts.offerDays.text, 10),
    experienced: Number.parseInt(facts.experiencedOfferDays.text, 10),
  });
});

test('the reminder counts as many working days as the promises', () => {
  const inWords = new Map([
    [5, 'five working days'],
    [10, 'ten working days'],
  ]);
  const daysOf = (id: string) => inWords.get(stepOf(id)?.answer?.days ?? 0);
  expect([daysOf('apply'), daysOf('call')]).toEqual([facts.readDays.text, facts.readDays.text]);
  expect(daysOf('interview')).toBe(facts.answerDays.text);
});

test('every step has a line about adjustments, and a check of its machines', () => {
  for (const { adjustment, machine } of hiring.steps) {
    expect(adjustment).not.toBe('');
    expect(machine.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
