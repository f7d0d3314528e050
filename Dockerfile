# The product in one image: the API, the admin app and the public pages on one port.
#   docker build -t cpd-back-office .
#   docker run -p 8080:8080 -v cpd-data:/data --env-file production.env cpd-back-office
# docs/operations.md lists what production.env holds.

FROM node:24.21.0-bookworm-slim AS base
WORKDIR /product
ENV CI=1 NPM_CONFIG_UPDATE_NOTIFIER=false
RUN npm install --global pnpm@12.4.2

FROM base AS apps
COPY . .
RUN pnpm install --frozen-lockfile && TURBO_TELEMETRY_DISABLED=1 pnpm exec turbo run build

FROM base AS service
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml .npmrc .pnpmfile.cjs ./
COPY packages/api packages/api
COPY packages/domain packages/domain
COPY services/backend services/backend
RUN pnpm install --prod --frozen-lockfile --filter "@cpd/backend..."

FROM node:24.21.0-bookworm-slim
WORKDIR /product
COPY --from=service /product ./
COPY --from=apps /product/apps/admin/dist apps/admin/dist
COPY --from=apps /product/apps/public/dist apps/public/dist
# pg_dump and pg_restore, for backups over PostgreSQL.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "services/backend/src/serve.ts"]
