# The product in one image: the API, the admin app and the public pages on one port.
#   docker build -t cpd-back-office .
#   docker run -p 8080:8080 -v cpd-data:/data --env-file production.env cpd-back-office
# docs/operations.md lists what production.env holds.

FROM node:24.21.0-bookworm-slim AS base
WORKDIR /product

FROM base AS build
ENV CI=1 NPM_CONFIG_UPDATE_NOTIFIER=false
RUN npm install --global pnpm@12.4.2
COPY . .
# The next build finds the packages.
RUN --mount=type=cache,target=/root/.local/share/pnpm --mount=type=cache,target=/root/.cache/pnpm \
  pnpm install --frozen-lockfile && node tools/release.ts /release --without-node

FROM base AS postgres
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client

FROM base
# pg_dump and pg_restore, for backups over PostgreSQL. Their package would bring Perl.
RUN apt-get update && apt-get install -y --no-install-recommends libpq5 && rm -rf /var/lib/apt/lists/*
COPY --from=postgres /usr/lib/postgresql/15/bin/pg_dump /usr/lib/postgresql/15/bin/pg_restore /usr/local/bin/
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=build /release ./
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
VOLUME /data
EXPOSE 8080
# Podman splits arguments at spaces.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(+!r.ok),()=>process.exit(1))"]
CMD ["./cpd", "serve"]
