/** Windows of the specification, width by height in px. */
const WINDOWS = [
  [320, 640],
  [390, 844],
  [767, 1024],
  [768, 1024],
  [834, 1194],
  [1024, 768],
  [1112, 834],
  [1440, 900],
  [844, 390],
] as const;

/** The same windows as options of Storybook's toolbar. */
export const viewports = Object.fromEntries(
  WINDOWS.map(([width, height]) => [
    `${width}x${height}`,
    { name: `${width} × ${height}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
