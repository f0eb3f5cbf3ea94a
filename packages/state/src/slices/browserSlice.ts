import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  DEFAULT_ORIENTATION,
  MOBILE_BREAKPOINT_PX,
  TABLET_PORTRAIT_MAX_PX,
  TABLET_PORTRAIT_MIN_PX,
} from '../constants.ts';

/** Viewport and device in CSS px; 0 before they are measured. */
export type BrowserState = {
  width: number;
  height: number;
  /** Width of the screen, whatever the width of the window. */
  deviceWidth: number;
  /** `landscape`, `portrait`, or a value of the browser such as `portrait-primary`. */
  orientation: string;
};

const initialState: BrowserState = { width: 0, height: 0, deviceWidth: 0, orientation: DEFAULT_ORIENTATION };

export const browserSlice = createSlice({
  name: 'browser',
  initialState,
  reducers: {
    /** Ignores the size if width or height is empty, an empty device width, and an orientation that is no string. */
    viewportResized(
      browser,
      {
        payload,
      }: PayloadAction<{
        width?: number | null;
        height?: number | null;
        deviceWidth?: number | null;
        orientation?: unknown;
      }>,
    ) {
      const { width, height, deviceWidth, orientation } = payload;
      if (isLength(width) && isLength(height)) {
        browser.width = width;
        browser.height = height;
      }
      if (isLength(deviceWidth)) browser.deviceWidth = deviceWidth;
      if (typeof orientation === 'string') browser.orientation = orientation;
    },
  },
  selectors: {
    selectViewport: (browser) => browser,
    /** True below 768 px, once the viewport is measured. */
    selectIsMobile: ({ width }) => width > 0 && width < MOBILE_BREAKPOINT_PX,
    /** True on an upright device of 768 to 1112 px. */
    selectIsTabletPortrait: ({ deviceWidth, orientation }) =>
      deviceWidth >= TABLET_PORTRAIT_MIN_PX &&
      deviceWidth <= TABLET_PORTRAIT_MAX_PX &&
      orientation.startsWith('portrait'),
  },
});

export const { viewportResized } = browserSlice.actions;

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
