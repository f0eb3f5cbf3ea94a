import { expect, it } from 'vitest';
import { frameAddress } from './frameAddress.ts';

it('hands every toolbar on to a frame, and nothing else', () => {
  const globals = { brand: 'alder-finch', textSize: '200', a11y: { manual: true } };
  expect(frameAddress('gestures-deck--default', globals)).toBe(
    'iframe.html?id=gestures-deck--default&viewMode=story&globals=brand:alder-finch;textSize:200',
  );
});
