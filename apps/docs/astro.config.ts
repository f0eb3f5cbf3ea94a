import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { BASE, DIST, ORIGIN, VERSION } from './scripts/release.ts';

/** A group of the sidebar: all pages of a folder. */
const folder = (directory: string, label: string, french: string, collapsed = true) => ({
  label,
  translations: { 'fr-CA': french },
  collapsed,
  items: [{ autogenerate: { directory } }],
});

export default defineConfig({
  site: ORIGIN,
  base: BASE,
  outDir: `./${DIST}`,
  trailingSlash: 'always',
  // Pictures come in their final form.
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  integrations: [
    starlight({
      title: `Grow Together ${VERSION}`,
      logo: { src: './src/assets/mark.svg', alt: '' },
      locales: { root: { label: 'English', lang: 'en-CA' }, fr: { label: 'Français', lang: 'fr-CA' } },
      customCss: [
        '@fontsource-variable/anek-latin',
        '@fontsource-variable/piazzolla',
        './src/styles/__generated__/colours.css',
        './src/styles/docs.css',
      ],
      // The syntax of nginx is near enough to that of Caddy. Long lines wrap, so that no block scrolls sideways.
      expressiveCode: { shiki: { langAlias: { caddy: 'nginx' } }, defaultProps: { wrap: true } },
      credits: false,
      sidebar: [
        folder('guides', 'Guides', 'Guides', false),
        folder('concepts', 'Concepts', 'Notions'),
        folder('components', 'Components', 'Composants'),
        folder('config', 'Configuration', 'Configuration'),
        folder('content', 'Content', 'Contenu'),
        folder('routes', 'Routes', 'Routes'),
        folder('replace', 'Replaceable components', 'Composants remplaçables'),
        folder('errors', 'Errors', 'Erreurs'),
        folder('packages', 'Packages', 'Paquets'),
        folder('inside', 'Inside', 'Coulisses'),
        folder('measurements', 'Measurements', 'Mesures'),
        folder('decisions', 'Decisions', 'Décisions'),
      ],
    }),
  ],
});
