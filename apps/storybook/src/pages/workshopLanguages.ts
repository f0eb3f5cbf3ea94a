/** The languages that examples lead to, each in its own words, and what is said of a page that exists in it. */
export const WORKSHOP_LANGUAGES = [
  {
    language: 'en-CA',
    name: 'English',
    href: '/in-english',
    exists: 'This page exists in English',
    closeLabel: 'Close',
  },
  {
    language: 'fr-CA',
    name: 'Français',
    href: '/en-francais',
    exists: 'Cette page existe en français',
    closeLabel: 'Fermer',
  },
] as const;
