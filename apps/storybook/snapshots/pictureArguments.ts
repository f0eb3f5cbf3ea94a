/** Arguments of Chromium that keep settings of a machine out of its pictures: hinting, subpixels, colour, scroll bars. */
export const PICTURE_ARGUMENTS: readonly string[] = [
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];
