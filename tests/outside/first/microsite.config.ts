import { defineMicrosite } from '@tamarack-lowe/microsite';

export default defineMicrosite({
  content: './content',
  languages: ['en-CA'],
  theme: './theme.css',
  // The firm has no content host, and sets no cookies.
  features: { menu: false, country: false },
  analytics: { path: '/vitals' },
  origin: 'https://rise.hollisbyrne.example',
});
