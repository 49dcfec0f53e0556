import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Where to listen, in both families of addresses. */
export interface Hosts {
  readonly v4: string;
  readonly v6: string;
}
/** This machine alone: `localhost` means either, as the system likes. */
export const LOOPBACK: Hosts = { v4: '127.0.0.1', v6: '::1' };
export const EVERYWHERE: Hosts = { v4: '0.0.0.0', v6: '::' };

export interface Listening {
  readonly port: number;
  /** Takes no more connections of the second family; the server itself closes those of the first. */
  close(): void;
}

const LAST_PORT = 65_535;
const codeOf = (fault: unknown): string => (fault instanceof Error && 'code' in fault ? String(fault.code) : '');
/** Windows keeps ports back for programs of its own, and says of them that they are forbidden. */
const TAKEN = process.platform === 'win32' ? ['EADDRINUSE', 'EACCES'] : ['EADDRINUSE'];
const isTaken = (fault: unknown): boolean => TAKEN.includes(codeOf(fault));
/** A machine, or a container, without the newer kind of addresses. */
const isWithoutV6 = (fault: unknown): boolean => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(fault));

/** Listens on a port, or on the next that is free in both families; 0 is any. */
export async function listen(app: FastifyInstance, hosts: Hosts, wanted: number): Promise<Listening> {
  for (let port = wanted; port <= LAST_PORT; port += wanted === 0 ? 0 : 1) {
    const found = await listenOn(app, hosts, port);
    if (found) return found;
  }
  throw new Error(`no port from ${wanted} upwards is free`);
}

/** Undefined where another program is there in one of the families: a browser could come out with that one. */
async function listenOn(app: FastifyInstance, hosts: Hosts, wanted: number): Promise<Listening | undefined> {
  // Whoever comes by this door is answered by the one server, which closes who takes too long; each door has room of its own.
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket));
  door.maxConnections = app.server.maxConnections;
  try {
    if (hosts !== LOOPBACK && wanted > 0) await tryAtHome(wanted);
    const free = await portOf(door, hosts.v6, wanted);
    await app.listen({ host: hosts.v4, port: free });
    return { port: portAt(app.server), close: () => void door.close() };
  } catch (fault) {
    door.close();
    if (isTaken(fault)) return undefined;
    throw fault;
  }
}

/**
 * Fails where a port is taken on this machine itself: macOS and Windows then still have others listen there everywhere, and
 * `localhost` would lead elsewhere.
 */
async function tryAtHome(port: number): Promise<void> {
  for (const host of Object.values(LOOPBACK)) {
    const trial = createServer();
    await portOf(trial, host, port);
    await new Promise((closed) => trial.close(closed));
  }
}

/** Opens the second door, where the machine has one, and says which port is to be opened in the other family. */
function portOf(door: Server, host: string, wanted: number): Promise<number> {
  return new Promise((found, refused) => {
    door.once('error', (fault) => (isWithoutV6(fault) ? found(wanted) : refused(fault)));
    door.listen({ host, port: wanted, ipv6Only: true }, () => found(portAt(door)));
  });
}

function portAt(server: Server): number {
  const address = server.address();
  if (typeof address === 'object' && address) return address.port;
  throw new Error('the server listens on no port');
}
