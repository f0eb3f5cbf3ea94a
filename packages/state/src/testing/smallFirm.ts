const section = { numbered: false, corners: false, ring: false };

/** What a firm of two sections says of its addresses. */
export const SMALL_FIRM = {
  award: 'Best of all',
  sections: [
    { ...section, id: 'discover', name: 'Grow', path: '/grow-together', aliases: ['/discover'] },
    {
      ...section,
      id: 'recruit',
      name: 'Recruit',
      path: '/how-we-recruit-1',
      aliases: ['/recruits', '/how-we-recruit'],
    },
  ],
  pages: { connect: '/connect-with-us/', campus: '/campus-resources/' },
  redirects: {},
};
