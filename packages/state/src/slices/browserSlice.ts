import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  DEFAULT_ORIENTATION,
  MOBILE_BREAKPOINT_PX,
  TABLET_PORTRAIT_MAX_PX,
  TABLET_PORTRAIT_MIN_PX,
} from '../constants.ts';

/** Viewport and device in CSS px; 0 until they were measured. */
export type BrowserState = {
  width: number;
  height: number;
  /** Of the device's screen, however wide the window is. */
  deviceWidth: number;
  /** `landscape`, `portrait`, or what the browser says: `portrait-primary`. */
  orientation: string;
};

const initialState: BrowserState = { width: 0, height: 0, deviceWidth: 0, orientation: DEFAULT_ORIENTATION };

export const browserSlice = createSlice({
  name: 'browser',
  initialState,
  reducers: {
    /** An empty width or height changes neither, nor an empty width of the device; what is not a string is no orientation. */
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
    /** Narrower than 768 px; not before the viewport was measured. */
    selectIsMobile: ({ width }) => width > 0 && width < MOBILE_BREAKPOINT_PX,
    /** A device 768 to 1112 px wide, and upright. */
    selectIsTabletPortrait: ({ deviceWidth, orientation }) =>
      deviceWidth >= TABLET_PORTRAIT_MIN_PX &&
      deviceWidth <= TABLET_PORTRAIT_MAX_PX &&
      orientation.startsWith('portrait'),
  },
});

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
