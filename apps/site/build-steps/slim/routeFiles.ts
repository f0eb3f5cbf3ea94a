import type { RouteId } from '../../app/navigation/routeOf.ts';

/** The module of each kind of page, by its path from the folder of the site. */
export const ROUTE_FILES: Record<RouteId, string> = {
  intro: 'app/routes/intro.tsx',
  discover: 'app/routes/slides.tsx',
  recruit: 'app/routes/slides.tsx',
  story: 'app/routes/story.tsx',
  connect: 'app/routes/connect.tsx',
  member: 'app/routes/member.tsx',
  campus: 'app/routes/campus.tsx',
  events: 'app/routes/events.tsx',
  resource: 'app/routes/resource.tsx',
  'not-found': 'app/routes/not-found.tsx',
};
