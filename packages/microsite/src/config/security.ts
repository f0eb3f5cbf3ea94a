import * as v from 'valibot';
import { httpsAddress } from './addresses.ts';

const contact = v.pipe(
  v.string('Write an address, such as "mailto:security@example.com".'),
  v.regex(/^(?:mailto:|https:\/\/|tel:)\S+$/, 'Begin with "mailto:", "https://" or "tel:".'),
);

/** Fields of `security.txt`, RFC 9116. */
export const securitySchema = v.strictObject({
  /**
   * Addresses for reports of vulnerabilities, the best first.
   * @example contact: ['mailto:security@example.com']
   */
  contact: v.pipe(
    v.array(contact, 'Write a list of addresses, such as ["mailto:security@example.com"].'),
    v.minLength(1, 'Somebody has to be reached: ["mailto:security@example.com"].'),
  ),
  /**
   * Day from which nobody should rely on the file, less than a year ahead. From that day on, `microsite check` fails.
   * @example expires: '2027-06-30'
   */
  expires: v.pipe(
    v.string('Write a day, such as "2027-06-30".'),
    v.isoDate('Write a day, such as "2027-06-30".'),
  ),
  /**
   * Policy for reports of vulnerabilities.
   * @example policy: 'https://firm.example.com/security'
   */
  policy: v.optional(httpsAddress),
  /**
   * Key that encrypts reports.
   * @example encryption: 'https://firm.example.com/key.txt'
   */
  encryption: v.optional(httpsAddress),
  /**
   * Page that thanks reporters.
   * @example acknowledgments: 'https://firm.example.com/thanks'
   */
  acknowledgments: v.optional(httpsAddress),
});

export type Security = v.InferOutput<typeof securitySchema>;
