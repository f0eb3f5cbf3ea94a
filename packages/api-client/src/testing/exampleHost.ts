import { createServer } from 'node:http';

const responses: Record<string, unknown> = {
  '/learn/wp-json/api/menu': [{ title: 'Careers <span class="menu-badge">We hire</span>', url: '/careers' }],
  '/learn/wp-json/api/campus_events': { events: [{ id: 1, title: 'Open house', date: '2027-03-04' }] },
};

export const host = createServer(({ url = '' }, response) => {
  const body = responses[url.replace(/\?.*/, '')];
  response.writeHead(body ? 200 : 404, { 'Access-Control-Allow-Origin': '*' });
  response.end(JSON.stringify(body ?? {}));
});
