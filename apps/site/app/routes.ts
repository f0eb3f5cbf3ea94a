import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const DISCOVER = [
  'grow-together',
  'discover',
  'discover-purpose-driven',
  'discover-a-place-to-belong',
  'discover-your-best-self',
  'discover-what-success-looks-like',
  'discover-your-story',
];
const RECRUIT = ['how-we-recruit-1', 'how-we-recruit-2', 'recruits', 'how-we-recruit'];

/** One module for all slides of both sections; the address says which slide is meant. */
const slides = (paths: string[]) =>
  paths.map((path) => route(path, 'routes/slide.tsx', { id: `slide:${path}` }));

export default [
  index('routes/intro.tsx'),
  layout('routes/slides.tsx', { id: 'discover' }, slides(DISCOVER)),
  layout('routes/slides.tsx', { id: 'recruit' }, slides(RECRUIT)),
  route('grow-together/:slug', 'routes/story.tsx', { id: 'story' }),
  route('how-we-recruit-1/:slug', 'routes/story.tsx', { id: 'recruit-story' }),
  route('connect-with-us', 'routes/connect.tsx'),
  route('connect-with-us/:slug', 'routes/member.tsx'),
  route('campus-resources', 'routes/campus-resources-video.tsx'),
  route('campus-resources/campus-events', 'routes/events.tsx'),
  route('campus-resources/:slug', 'routes/resource.tsx'),
  // Built once, at /404, and served at every unknown address: one route for both, or hydration finds another page.
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
