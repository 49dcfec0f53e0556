// Serves a built client as npm start does, and notes what went out; for measuring.
import { server } from './web.mjs';

/** `sent` has the size of every file that was asked for: as gzip, which is all that browsers ask for over plain http. */
export async function serveNoting(folder) {
  const { createApp } = await server();
  const sent = new Map();
  const app = await createApp(folder);
  app.server.prependListener('request', (request, response) => {
    request.headers['accept-encoding'] = 'gzip';
    response.once('finish', () => sent.set(request.url, Number(response.getHeader('content-length'))));
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { sent, address: `${address}/`, close: () => app.close() };
}
