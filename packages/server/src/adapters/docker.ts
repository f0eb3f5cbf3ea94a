/** Package manager of a site, by the lockfile in its folder. */
export type PackageManager = 'npm' | 'pnpm';

const INSTALLS: Readonly<Record<PackageManager, { locks: string; install: string }>> = {
  npm: { locks: 'package*.json', install: 'npm ci --omit=dev' },
  pnpm: {
    locks: 'package.json pnpm-*.yaml',
    install: 'npm install --global pnpm && pnpm install --prod --frozen-lockfile',
  },
};

/**
 * Writes a container for the server of a built site: few rights, a read-only file system, a health check. An `.npmrc`, which
 * may hold a token, is a secret of the build and in no layer.
 */
export function dockerfile(manager: PackageManager): string {
  const { locks, install } = INSTALLS[manager];
  return `# Written by \`microsite build\`. In the folder of the site: docker build --file build/adapters/Dockerfile --tag site .
# With an .npmrc there: --secret id=npmrc,src=.npmrc
# docker run --read-only --cap-drop ALL --security-opt no-new-privileges --publish 4173:4173 site
FROM node:24-alpine AS packages
WORKDIR /site
COPY ${locks} ./
RUN --mount=type=secret,id=npmrc,target=/site/.npmrc ${install}

FROM node:24-alpine
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY . .
USER node
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:4173/readyz
CMD ["node_modules/.bin/microsite", "start"]
`;
}

/** Files that never go into the container. */
export const DOCKERIGNORE = '.git\n.env*\n.npmrc\n.microsite\nnode_modules\n';
