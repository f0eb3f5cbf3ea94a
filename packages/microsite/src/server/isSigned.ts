import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signature may be older or newer than now. */
const TOLERANCE_S = 300;

export type SignedCall = {
  /** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`: the header `X-Microsite-Signature`. */
  signature: string;
  /** As it came, byte by byte. */
  body: Uint8Array;
  secret: string;
  now: Date;
};

/** Whether a call was signed with the secret within the last five minutes. Takes as long for a wrong signature as for a right one. */
export function isSigned({ signature, body, secret, now }: SignedCall): boolean {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  const given = Buffer.alloc(expected.length);
  given.write(hex, 'hex');
  const isOurs = timingSafeEqual(expected, given);
  return isOurs && Math.abs(now.getTime() / 1000 - Number(time)) <= TOLERANCE_S;
}
