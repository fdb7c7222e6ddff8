# The image of the server (docs/deployment.md). It contains the packages that run the server and build the site, and no
# packages for development. The site is built when a version is deployed (tools/deploy/prepare-site.mjs).
FROM node:24-slim AS packages
WORKDIR /srv/naungan
ENV NODE_ENV=production
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund \
  && npm ci --prefix server/s3 --no-audit --no-fund \
  && node -e "import('./tools/runner/reduce-packages.mjs').then(({ reducePackages }) => reducePackages('node_modules'))" \
  && mkdir -p dist .astro node_modules/.astro node_modules/.vite

FROM node:24-slim
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=4321 \
  DATA_DIR=/data \
  PATH=/srv/naungan/node_modules/.bin:/usr/local/bin:/usr/bin:/bin
WORKDIR /srv/naungan
COPY --from=packages /srv/naungan ./
# The folders of volumes. The code belongs to root, so that the server cannot change it.
RUN install -d -o node -g node -m 700 /data \
  && chown node:node dist
USER node
VOLUME ["/data"]
EXPOSE 4321
# The check needs no database: an outage of the database must not restart the process.
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "tools/deploy/check-health.mjs"]
CMD ["node", "--conditions=naungan-source", "server/src/server.ts"]
