# The bot in a container: see docs/operations.md.

FROM node:20-bookworm-slim AS build
# for better-sqlite3, where there is no ready-made file for this machine
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
COPY prisma ./prisma
RUN npm ci
COPY . .
RUN npm run generate && npm prune --omit=dev --ignore-scripts

FROM node:20-bookworm-slim
ENV NODE_ENV=production
# what lives is small; without it malloc keeps what threads have given back (docs/scaling.md)
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/commands ./commands
COPY --from=build /app/render ./render
COPY --from=build /app/src ./src
# the bundle is made when the bot starts, and games are kept in data
RUN mkdir dist data && chown node:node dist data
USER node
VOLUME /app/data
ENV HTTP_PORT=9464
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HTTP_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# not npm: it would keep SIGTERM from the bot
CMD ["node", "src/start.mjs"]
