import { fillMessage } from '@tamarack-lowe/content-model';
import { brand, type MessageKey, messages } from '@tamarack-lowe/stories';

/** A label in the visitor's language, with its places filled in. `{firm}`, `{product}` and `{short}` are known. */
export function say(key: MessageKey, values: Record<string, string | number> = {}): string {
  return fillWithBrand(messages[key], values);
}

/** A label with its places filled in, those that the brand knows too. */
function fillWithBrand(message: string, values: Record<string, string | number> = {}): string {
  return fillMessage(message, { firm: brand.short, product: brand.product, ...values });
}
