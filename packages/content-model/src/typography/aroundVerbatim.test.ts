import { expect, test } from 'vitest';
import { aroundVerbatim } from './aroundVerbatim.ts';

test('shows one character for each part that must stay, and puts the parts back', () => {
  const text = 'Oui {name}, <a href="/x y">ici</a> (https://exemple.ca/a?b!) a@exemple.ca: `x y`&amp;\uE000';
  let seen = '';
  const changed = aroundVerbatim(text, (open) => {
    seen = open;
    return open.toUpperCase();
  });
  expect(seen).toBe('Oui \uE000, \uE001ici\uE001 (\uE002!) \uE002: \uE002\uE002\uE002');
  expect(changed).toBe(
    'OUI {name}, <a href="/x y">ICI</a> (https://exemple.ca/a?b!) a@exemple.ca: `x y`&amp;\uE000',
  );
});

test('takes no lone sign for a part', () => {
  const text = '3 < 5 > 4, tel: 514, 10 & 20; a @ b, {ouvert';
  expect(aroundVerbatim(text, (open) => open.toUpperCase())).toBe(text.toUpperCase());
});
