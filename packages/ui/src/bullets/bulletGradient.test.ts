import { expect, test } from 'vitest';
import { bulletGradient } from './bulletGradient.ts';
import { isConstrainedDevice } from './deviceLimits.ts';

const stopsOf = (gradient: string) =>
  [...gradient.matchAll(/(?:\)|transparent) ([\d.]+)%/g)].map(([, at]) => Number(at));

test('the opacity of a bullet falls as a raised cosine between its core and its edge', () => {
  const gradient = bulletGradient('#d7263d', 0.4);

  expect(gradient).toContain('color-mix(in srgb, #d7263d 100%, transparent) 60%');
  expect(gradient).toContain('color-mix(in srgb, #d7263d 53.26%, transparent) 78%');
  expect(gradient.endsWith('transparent 100%)')).toBe(true);
});

test('without blur the edge is sharp, with full blur there is no core', () => {
  expect(stopsOf(bulletGradient('red', 0)).every((stop) => stop === 100)).toBe(true);
  expect(stopsOf(bulletGradient('red', 1))[0]).toBe(0);
});

test('alpha only falls', () => {
  const alphas = [...bulletGradient('red', 0.6).matchAll(/red ([\d.]+)%/g)].map(([, alpha]) => Number(alpha));

  expect(alphas).toEqual(alphas.toSorted((a, b) => b - a));
});

test('bullets do not drift on a device that saves data or has little memory', () => {
  expect(isConstrainedDevice({ connection: { saveData: true } })).toBe(true);
  expect(isConstrainedDevice({ deviceMemory: 2 })).toBe(true);
  expect(isConstrainedDevice({ deviceMemory: 4 })).toBe(false);
  expect(isConstrainedDevice({})).toBe(false);
});
