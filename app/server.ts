import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { canonicalizeAddress } from '#app/server/canonical-address';

const renderPage = createStartHandler(defaultRenderHandler);

/** The runtime-neutral handler; hosts (Node, edge) wrap it and add what only they can. */
export default {
  fetch(request: Request): Promise<Response> | Response {
    return renderPage(canonicalizeAddress(request));
  },
};
