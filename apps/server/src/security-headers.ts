import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

/**
 * The client fetches all it needs from where it came, writes no script or style into a page, and is framed by nobody.
 * So it may do no more, and what slipped into a page could run nothing.
 */
const POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/**
 * Nothing here asks who is named as the host: a page of another site that found its way here, by a name of its own, would
 * read files that everybody may read, and there is nothing it could change.
 */
const headers = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: POLICY },
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
  // Over plain http, as telephones come, it would send them to an https that is not there.
  strictTransportSecurity: false,
});

/** An answer with all of these headers. */
export function secured({ raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
  headers(raw, reply.raw, (fault) => {
    if (fault) throw fault;
  });
  return reply;
}
