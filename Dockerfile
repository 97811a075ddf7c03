# Building needs the base image and the npm registry, nothing else. A company's own are handed over
# as docs/operations/deploy.md says.
ARG NODE_IMAGE=node:24-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# Both secrets may be missing.
RUN --mount=type=secret,id=npmrc \
  --mount=type=secret,id=certificate \
  NPM_CONFIG_USERCONFIG=/run/secrets/npmrc NODE_EXTRA_CA_CERTS=/run/secrets/certificate npm ci
COPY . .
RUN npm run build

FROM ${NODE_IMAGE}
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
# All that runs, bundled: no packages, no compiler, no second Node.
COPY --from=build /site/dist/node ./
RUN mkdir .data && chown node .data
VOLUME /site/.data
USER node
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "server.js"]
