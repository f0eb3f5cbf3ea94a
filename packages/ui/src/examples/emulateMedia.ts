import { cdp } from 'vitest/browser';

type Media = {
  media?: 'print';
  'forced-colors'?: 'active';
  'prefers-reduced-motion'?: 'reduce';
  'prefers-color-scheme'?: 'dark';
};

/** Shows the tests' page as a visitor with these settings has it, or on paper. Without settings: as it was. */
export async function emulateMedia({ media = undefined, ...features }: Media = {}): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media: media ?? '',
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}
