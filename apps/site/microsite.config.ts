import { defineMicrosite } from '@tamarack-lowe/microsite';

export default defineMicrosite({
  content: '@tamarack-lowe/stories',
  languages: ['en-CA'],
  theme: './theme.css',
  origin: 'https://grow.tamaracklowe.example',
  hosts: { recordings: './recordings' },
});
