import { defineMicrosite } from '@tamarack-lowe/microsite';

export default defineMicrosite({
  content: './content',
  languages: ['en-CA'],
  theme: './theme.css',
  // The firm has no content host, and sets no cookies.
  menu: false,
  country: false,
  measure: { to: '/vitals' },
  origin: 'https://rise.hollisbyrne.example',
});
