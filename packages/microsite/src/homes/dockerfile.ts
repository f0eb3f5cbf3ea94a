/** A container for the server of a built site: few rights, nothing that writes, and a look at its health. */
export function dockerfile(): string {
  return `# Written by \`microsite build\`. In the folder of the site: docker build --file build/homes/Dockerfile --tag site .
# docker run --read-only --cap-drop ALL --security-opt no-new-privileges --publish 4173:4173 site
FROM node:24-alpine AS packages
WORKDIR /site
COPY package*.json ./
RUN npm ci --omit=dev

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
