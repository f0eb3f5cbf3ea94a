import { defineMicrosite } from '@tamarack-lowe/microsite';

export default defineMicrosite({
  content: './content',
  languages: ['en-CA'],
  theme: './theme.css',
  origin: 'https://rise.hollisbyrne.example',
});
