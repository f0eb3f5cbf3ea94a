import manifest from '../../package.json' with { type: 'json' };

/** Package manager of a site, by the lockfile in its folder. */
export type PackageManager = 'npm' | 'pnpm';

const { name, version } = manifest;

/** Command that removes all dependencies but the server from the manifest of a site. */
const ONLY_SERVER = `npm pkg delete dependencies devDependencies scripts && npm pkg set "dependencies.${name}=${version}"`;

const INSTALLS: Readonly<
  Record<PackageManager, { locks: string; setUp: string; all: string; server: string }>
> = {
  npm: {
    locks: 'package*.json',
    setUp: '',
    all: 'npm ci --omit=dev',
    server: 'npm install --omit=dev --no-audit --no-fund',
  },
  pnpm: {
    locks: 'package.json pnpm-*.yaml',
    setUp: 'npm install --global pnpm && ',
    all: 'pnpm install --prod --frozen-lockfile',
    server: 'pnpm install --prod --no-frozen-lockfile',
  },
};

const SECRET = '--mount=type=secret,id=npmrc,target=/site/.npmrc';

/**
 * Writes a Dockerfile with Node, the server and the built site, and without the packages that build: few rights, a read-only file
 * system, a health check. The server and its dependencies have the versions of the site's lockfile. An `.npmrc`, which may
 * contain a token, is mounted as a build secret: no layer of the image contains it.
 */
export function dockerfile(manager: PackageManager): string {
  const { locks, setUp, server } = INSTALLS[manager];
  return twoStages({
    install: `COPY ${locks} ./
# Only the server, in the versions of the lockfile: the image holds nothing that builds.
RUN ${ONLY_SERVER}
RUN ${SECRET} ${setUp}${server}`,
    copy: 'COPY build build',
    command: '"node_modules/.bin/microsite-server"',
  });
}

/**
 * Writes a Dockerfile for a site whose config has middleware. The image holds all packages, because only `microsite start`
 * loads a config.
 */
export function wholeDockerfile(manager: PackageManager): string {
  const { locks, setUp, all } = INSTALLS[manager];
  return twoStages({
    install: `COPY ${locks} ./\nRUN ${SECRET} ${setUp}${all}`,
    copy: 'COPY . .',
    command: '"node_modules/.bin/microsite", "start"',
  });
}

type Stages = { install: string; copy: string; command: string };

const twoStages = ({ install, copy, command }: Stages) =>
  `# Written by \`microsite build\`. In the folder of the site: docker build --file build/adapters/Dockerfile --tag site .
# With an .npmrc there: --secret id=npmrc,src=.npmrc
# docker run --read-only --cap-drop ALL --security-opt no-new-privileges --publish 4173:4173 site
FROM node:24-alpine AS packages
WORKDIR /site
${install}

FROM node:24-alpine
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
${copy}
USER node
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:4173/readyz
CMD [${command}]
`;

/** Files that never go into the container. */
export const DOCKERIGNORE = '.git\n.env*\n.npmrc\n.microsite\nnode_modules\n';
