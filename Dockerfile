# Building needs the base image and the npm registry, nothing else.
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
COPY package.json package-lock.json .npmrc ./
# Without scripts: the image has its own Node and needs no second one.
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force
COPY --from=build /site/dist dist
COPY app/server app/server
COPY app/domain app/domain
COPY app/features/pricing-admin app/features/pricing-admin
COPY app/site.ts app/site.ts
COPY locales locales
COPY tools/inbox.ts tools/staff.ts tools/
COPY tools/inbox tools/inbox
COPY tools/staff tools/staff
COPY tools/report tools/report
# For the inbox of a deployed D1.
COPY tools/edge/local-store.ts tools/edge/wrangler.json tools/edge/
COPY tools/prices.ts tools/prices.ts
COPY tools/prices tools/prices
RUN mkdir .data && chown node .data
VOLUME /site/.data
USER node
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "app/server/hosts/node.ts"]
