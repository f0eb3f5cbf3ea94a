import { expect, test } from 'vitest';
import { securityComplaints } from './securityComplaints.ts';

const SECURITY = { contact: ['mailto:security@example.com'], expires: '2027-06-30' };

test('complains of a security.txt whose day has come', () => {
  expect(securityComplaints(undefined)).toEqual([]);
  expect(securityComplaints(SECURITY, new Date('2027-06-29'))).toEqual([]);
  expect(securityComplaints(SECURITY, new Date('2027-06-30'))).toEqual([
    expect.stringContaining('2027-06-30 is over'),
  ]);
});
