import { expect, test } from 'vitest';
import { textDirection } from './textDirection.ts';

test.each(['ar', 'he', 'fa-IR', 'ur', 'dv', 'az-Arab', 'ks', 'pa-PK'])(
  '%s runs from right to left',
  (language) => {
    expect(textDirection(language)).toBe('rtl');
  },
);

test.each(['en-CA', 'fr-CA', 'iu', 'zh-Hant', 'az', 'ks-Deva', 'pa'])(
  '%s runs from left to right',
  (language) => {
    expect(textDirection(language)).toBe('ltr');
  },
);
