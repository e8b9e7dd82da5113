# The built site, without what built it: one image for ROLE=web and ROLE=worker. docs/operate.md.
ARG BUILD_BASE=docker.io/library/node:24-bookworm-slim
ARG BASE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_BASE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY bin/setup.mjs bin/
RUN node -e "import('./bin/setup.mjs').then((setup) => setup.ensureInstalled())"
COPY . .
RUN npm run build
# Node is the one of the lockfile, and becomes the image's own. The embedded PostgreSQL is for `restore --check`.
RUN cp -L node_modules/.bin/node /usr/local/bin/parlance-node
RUN npm install --omit=dev --no-save --loglevel=error \
 && rm -rf node_modules/node-* node_modules/.bin node_modules/.cache node_modules/@img/*musl* \
 && find node_modules -type f \( -name '*.map' -o -name '*.md' -o -name '*.ts' -o -name '*.a' \) -delete
RUN mkdir -p /image/app/bin /image/usr/local/bin \
 && cp /usr/local/bin/parlance-node /image/usr/local/bin/node \
 && cp -a package.json node_modules build db /image/app/ \
 && cp bin/serve.mjs bin/setup.mjs bin/administrate.mjs bin/write-archive.mjs bin/read-archive.mjs \
      bin/check-config.mjs bin/apply-migrations.mjs bin/run-long-command.mjs deploy/ask-ready.mjs /image/app/bin/ \
 && install -d -o 10001 -g 10001 -m 700 /image/data /image/backups

FROM ${BASE}
LABEL org.opencontainers.image.title="Parlance" \
      org.opencontainers.image.description="A multilingual recruitment marketplace that a recruitment business hosts for itself" \
      org.opencontainers.image.base.name="debian:bookworm-slim"
COPY --from=build /image/ /
# With a name: PostgreSQL's initdb refuses an account without one.
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin parlance
# The files of the image are root's, so the site cannot change itself.
USER 10001:10001
WORKDIR /app
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    NODE_OPTIONS=--disable-sigusr1 \
    MALLOC_ARENA_MAX=1
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "bin/ask-ready.mjs"]
CMD ["node", "--max-semi-space-size=32", "bin/serve.mjs"]
