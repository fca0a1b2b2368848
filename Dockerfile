# The product as one image: server, pages and jobs. `compose.yaml` runs it with PostgreSQL and a file store.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /salvia
# What decides about the packages comes first: they are installed anew only when it changes.
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/documents/package.json packages/documents/
COPY packages/example-client/package.json packages/example-client/
COPY packages/rules/package.json packages/rules/
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY scripts/after-install.mjs scripts/
RUN npm ci
COPY . .
RUN npm run build
# The image brings Node itself: the package that brings it to a clone stays behind.
RUN npm ci --omit=dev && rm -rf node_modules/node node_modules/.bin

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /salvia
RUN mkdir /data && chown node:node /data && chmod 700 /data
COPY --from=build /salvia/node_modules node_modules
COPY --from=build /salvia/package.json /salvia/tsconfig.base.json ./
COPY --from=build /salvia/data data
COPY --from=build /salvia/packages/contract packages/contract
COPY --from=build /salvia/packages/rules packages/rules
COPY --from=build /salvia/packages/documents/package.json packages/documents/
COPY --from=build /salvia/packages/documents/build packages/documents/build
COPY --from=build /salvia/apps/web/package.json apps/web/
COPY --from=build /salvia/apps/web/build apps/web/build
COPY --from=build /salvia/apps/server/package.json apps/server/
COPY --from=build /salvia/apps/server/node_modules apps/server/node_modules
COPY --from=build /salvia/apps/server/migrations apps/server/migrations
COPY --from=build /salvia/apps/server/build apps/server/build
# The commands below are run from their sources.
COPY --from=build /salvia/apps/server/src apps/server/src
COPY --from=build /salvia/scripts/admin.ts /salvia/scripts/backup.ts /salvia/scripts/restore.ts /salvia/scripts/content.ts scripts/
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/build/server.js"]
