import { describe, expect, it } from 'vitest';
import { pickCandidate, readSrcset, slotWidth } from './pictureSizes.ts';

const phone = { width: 390, height: 844, dots: 3 };
const desktop = { width: 1440, height: 900, dots: 1 };
const SIZES = '(width < 768px) and (resolution > 2x) 74vw, (width < 600px) 104vw, 480px';

describe('slotWidth', () => {
  it('returns the first size whose conditions all match', () => {
    expect(slotWidth(SIZES, phone)).toBeCloseTo(288.6);
    expect(slotWidth(SIZES, { ...phone, dots: 2 })).toBeCloseTo(405.6);
    expect(slotWidth(SIZES, { ...phone, width: 600, dots: 2 })).toBe(480);
    expect(slotWidth('88px', desktop)).toBe(88);
  });

  it.each(['', '(width < 600px) 80vw', '50%', '(hover) 3px, 4px', '(width < 2x) 3px, 4px', '3px, calc(3px)'])(
    'is unknown for "%s"',
    (sizes) => expect(() => slotWidth(sizes, phone)).toThrow('"'),
  );
});

describe('pickCandidate', () => {
  const candidates = readSrcset('/a-160.avif 160w, /a-320.avif 320w, /a-640.avif 640w');

  // Chromium loaded these files for pictures of these widths.
  it.each([
    [106, 3, '/a-320.avif'],
    [184, 1, '/a-320.avif'],
    [230, 1, '/a-320.avif'],
    [100, 2, '/a-320.avif'],
    [110, 3, '/a-640.avif'],
    [284, 3, '/a-640.avif'],
    [53, 1, '/a-160.avif'],
    [600, 3, '/a-640.avif'],
  ])('for %i px at %i dots is %s', (slot, dots, file) => {
    expect(pickCandidate(candidates, slot, dots)?.file).toBe(file);
  });

  it('returns undefined without candidates', () => expect(pickCandidate([], 100, 1)).toBeUndefined());
});
