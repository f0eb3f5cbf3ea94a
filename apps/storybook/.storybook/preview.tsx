import '@tamarack-lowe/ui/styles.css';
import '../src/workshop.css';
import type { Preview } from '@storybook/react-vite';

/** The lights a component can stand in. */
const GROUNDS = [
  { value: 'dawn', title: 'Dawn: student' },
  { value: 'dusk', title: 'Dusk: experienced' },
  { value: 'night', title: 'Night' },
];

const VIEWPORTS = [
  [320, 640],
  [390, 844],
  [767, 1024],
  [768, 1024],
  [834, 1194],
  [1024, 768],
  [1112, 834],
  [1440, 900],
  [844, 390],
];

export default {
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    viewport: {
      options: Object.fromEntries(
        VIEWPORTS.map(([width, height]) => [
          `${width}x${height}`,
          { name: `${width} × ${height}`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
  initialGlobals: { ground: 'dawn', textSize: '100', direction: 'ltr' },
  globalTypes: {
    ground: { description: 'Light', toolbar: { title: 'Light', icon: 'sun', items: GROUNDS, dynamicTitle: true } },
    textSize: {
      description: 'Text size',
      toolbar: {
        title: 'Text size',
        icon: 'ruler',
        items: ['100', '150', '200'].map((value) => ({ value, title: `${value} %` })),
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Example, { globals }) => {
      const page = document.documentElement;
      page.dataset.gtGround = globals.ground;
      page.style.fontSize = `${globals.textSize}%`;
      page.dir = globals.direction;
      page.lang = 'en-CA';
      return <Example />;
    },
  ],
} satisfies Preview;
