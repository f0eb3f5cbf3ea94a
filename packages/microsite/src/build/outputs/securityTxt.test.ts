import { expect, test } from 'vitest';
import { securityText } from './securityTxt.ts';

test('says whom to tell of a hole, in the languages of the site, and until when', () => {
  const security = {
    contact: ['mailto:security@example.com', 'https://example.com/report'],
    expires: '2027-06-30',
    policy: 'https://example.com/policy',
  };
  const site = { origin: 'https://grow.example.com', languages: ['de-CH', 'it-CH'] };
  expect(securityText(security, site)).toBe(`Contact: mailto:security@example.com
Contact: https://example.com/report
Policy: https://example.com/policy
Preferred-Languages: de, it
Canonical: https://grow.example.com/.well-known/security.txt
Expires: 2027-06-30T00:00:00Z
`);
});
