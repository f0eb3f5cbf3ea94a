import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Encrypts and signs values of the desk. `purpose`: a value sealed for one purpose is refused for another. */
export type Seals = {
  /** Encrypts a value that only this desk can read, until a moment. */
  seal: (purpose: string, value: object, until: Date) => string;
  /** Returns a sealed value; null when it was changed, is of another purpose, or its end has passed. */
  open: (purpose: string, sealed: string, now: Date) => unknown;
  /** Returns a signature that only this desk can make. */
  sign: (purpose: string, text: string) => string;
  /** Compares a signature in constant time. */
  isSigned: (purpose: string, text: string, signature: string) => boolean;
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Makes seals of a secret of at least 32 characters. */
export function createSeals(secret: string): Seals {
  const keyOf = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'microsite desk', purpose, 32));

  const sign = (purpose: string, text: string) =>
    createHmac('sha256', keyOf(`sign ${purpose}`))
      .update(text)
      .digest('base64url');

  return {
    seal: (purpose, value, until) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(`seal ${purpose}`), iv);
      const text = JSON.stringify({ value, until: until.getTime() });
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url');
    },
    open: (purpose, sealed, now) => {
      const bytes = Buffer.from(sealed, 'base64url');
      // Decoding drops bits of the last letter, so other spellings would decode to the same value: only one is accepted.
      if (bytes.length <= IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== sealed) return null;
      try {
        const iv = bytes.subarray(0, IV_BYTES);
        const decipher = createDecipheriv(CIPHER, keyOf(`seal ${purpose}`), iv, { authTagLength: TAG_BYTES });
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const body = bytes.subarray(IV_BYTES + TAG_BYTES);
        const { until, value }: { until: number; value: unknown } = JSON.parse(
          Buffer.concat([decipher.update(body), decipher.final()]).toString(),
        );
        return until > now.getTime() ? value : null;
      } catch {
        return null;
      }
    },
    sign,
    isSigned: (purpose, text, signature) => {
      const [expected, received] = [sign(purpose, text), signature].map((each) =>
        createHmac('sha256', keyOf('compare')).update(each).digest(),
      );
      return expected !== undefined && received !== undefined && timingSafeEqual(expected, received);
    },
  };
}
