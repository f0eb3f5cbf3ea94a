import { defineMicrosite } from '@tamarack-lowe/microsite';

export default defineMicrosite({
  content: './content',
  languages: ['fr-CA'],
  theme: './theme.css',
  origin: 'https://batir.marchandroy.example',
  events: false,
  team: false,
  campus: false,
});
