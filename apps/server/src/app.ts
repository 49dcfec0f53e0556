import fastify, { type FastifyInstance } from 'fastify';
import { ALLOWED, answer, answerFault, answerTunnel } from './answers.ts';
import { LIMITS, type Limits } from './limits.ts';
import { secured } from './security-headers.ts';
import { staticSite } from './static-site.ts';

/** All that is answered, not yet listening anywhere. */
export async function createApp(folder: string, limits: Limits = LIMITS): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: limits.bodyBytes,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: limits.keepAliveMs,
    requestTimeout: limits.requestMs,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: limits.headerBytes,
    },
    // A request for what is no address comes here without the hook below.
    frameworkErrors: (fault, request, reply) => void answerFault(fault, request, secured(request, reply)),
  });
  app.server.maxConnections = limits.connections;
  app.server.on('connect', (_, socket) => answerTunnel(socket));
  app.setErrorHandler(answerFault);
  app.setNotFoundHandler((_, reply) => answer(reply, 404));
  app.addHook('onRequest', async (request, reply) => {
    secured(request, reply);
    // What else was sent is not waited for.
    if (!ALLOWED.includes(request.method))
      return answer(reply.headers({ allow: ALLOWED.join(', '), connection: 'close' }), 405);
  });
  await app.register(staticSite, { folder });
  return app;
}
