import { expect, test } from 'vitest';
import { securityTxt } from './securityTxt.ts';

test('security.txt has contacts, languages and the day of expiry', () => {
  const security = {
    contact: ['mailto:security@example.com', 'https://example.com/report'],
    expires: '2027-06-30',
    policy: 'https://example.com/policy',
  };
  const site = { origin: 'https://grow.example.com', languages: ['de-CH', 'it-CH'] };
  expect(securityTxt(security, site)).toBe(`Contact: mailto:security@example.com
Contact: https://example.com/report
Policy: https://example.com/policy
Preferred-Languages: de, it
Canonical: https://grow.example.com/.well-known/security.txt
Expires: 2027-06-30T00:00:00Z
`);
});
