import { defineMicrosite } from '@tamarack-lowe/microsite';

export default defineMicrosite({
  content: './content',
  languages: ['{{languages}}'],
  theme: './theme.css',
  // Where the site will stand. "site" in content/brand.json says the same.
  origin: 'https://careers.{{slug}}.example',
});
