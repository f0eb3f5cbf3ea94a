import { cdp } from 'vitest/browser';

type Media = {
  media?: 'print';
  'forced-colors'?: 'active';
  'prefers-reduced-motion'?: 'reduce';
  'prefers-color-scheme'?: 'dark';
};

/** Emulates settings of a visitor, or print, on the page of the tests. Without settings it resets them. */
export async function emulateMedia({ media = undefined, ...features }: Media = {}): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media: media ?? '',
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}
