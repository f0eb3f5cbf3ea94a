import * as v from 'valibot';
import { httpsAddress } from './addresses.ts';

const contact = v.pipe(
  v.string('Write an address, such as "mailto:security@example.com".'),
  v.regex(/^(?:mailto:|https:\/\/|tel:)\S+$/, 'Begin with "mailto:", "https://" or "tel:".'),
);

/** Fields of `security.txt` (RFC 9116). */
export const securitySchema = v.strictObject({
  /** Contacts for reporting a vulnerability, the preferred one first. */
  contact: v.pipe(
    v.array(contact, 'Write a list of addresses, such as ["mailto:security@example.com"].'),
    v.minLength(1, 'Somebody has to be reached: ["mailto:security@example.com"].'),
  ),
  /** The day after which the file is stale, less than a year ahead: `2027-06-30`. */
  expires: v.pipe(
    v.string('Write a day, such as "2027-06-30".'),
    v.isoDate('Write a day, such as "2027-06-30".'),
  ),
  /** Page with the disclosure policy: the reports that are welcome, and how they are handled. */
  policy: v.optional(httpsAddress),
  /** Address of a key for encrypted reports. */
  encryption: v.optional(httpsAddress),
  /** Page that thanks reporters. */
  acknowledgments: v.optional(httpsAddress),
});

export type Security = v.InferOutput<typeof securitySchema>;
