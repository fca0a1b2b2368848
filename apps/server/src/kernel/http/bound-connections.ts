import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup } from './address-group.ts'
import { isForm } from './is-form.ts'
import { refuseOnSocket } from './refuse-on-socket.ts'

/** A body of JSON is small; one that is not here by then is not meant to come. */
const BODY_MS = 30_000
/** A file of 10 MB over a slow line. */
const FORM_MS = 120_000
/** How long nothing may move on a connection whose answer is being sent. */
const STALLED_MS = 30_000
/** How long an answer may take to be sent, however it moves. */
const SENDING_MS = 300_000
const MOST_CONNECTIONS = 5000
/** One address can take none but a small part of all; a proxy that is trusted brings everybody's. */
const MOST_OF_ADDRESS = 250
const MOST_UNANSWERED = 4

/** What the server holds every connection to, in Fastify's options. */
export const connectionBounds = {
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
  requestTimeout: FORM_MS,
  // An import may wait for the one before it, a payment for its gateway: nothing moves meanwhile.
  connectionTimeout: 120_000,
  // Longer than load balancers keep theirs, so that none sends a request into a connection that is just closed.
  keepAliveTimeout: 72_000,
  clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const statuses: Record<string, 408 | 431> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }
    refuseOnSocket(socket, statuses[error.code ?? ''] ?? 400)
  },
}

const isAwaited = ({ complete, headers }: FastifyRequest['raw']): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0)

/** Ends a connection whose body does not arrive, with a refusal if nothing was said yet. */
function boundBody({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  if (!isAwaited(raw)) return
  const bound = setTimeout(
    () => {
      if (reply.raw.headersSent) raw.socket.destroy()
      else refuseOnSocket(raw.socket, 408)
    },
    isForm(headers) ? FORM_MS : BODY_MS,
  )
  raw.once('close', () => clearTimeout(bound))
}

/** Ends a connection over which an answer does not get through: reset, as what it holds would never be read. */
function boundSending(socket: Socket, { raw }: FastifyReply): void {
  const end = () => void socket.resetAndDestroy()
  // Until the answer is sent; the next request on this connection has the server's own bound again.
  raw.setTimeout(STALLED_MS, end)
  const bound = setTimeout(end, SENDING_MS)
  raw.once('close', () => clearTimeout(bound))
}

/**
 * Counts the requests that a connection sent without waiting for their answers, all of which are worked on at once, and
 * ends it past some: no browser and no proxy sends them so.
 */
function boundPipelining() {
  const unanswered = new WeakMap<Socket, number>()
  const change = (socket: Socket, by: 1 | -1): number => {
    const count = (unanswered.get(socket) ?? 0) + by
    unanswered.set(socket, count)
    return count
  }
  return (socket: Socket, { raw }: FastifyReply): boolean => {
    raw.once('close', () => change(socket, -1))
    const isTooMany = change(socket, 1) > MOST_UNANSWERED
    if (isTooMany) socket.destroy()
    return isTooMany
  }
}

/** Ends a connection of an address that has too many already. */
function boundAddresses(isProxy: (address: string) => boolean) {
  const open = new Map<string, number>()
  return (socket: Socket): void => {
    const address = addressGroup(socket.remoteAddress ?? '')
    if (address === '' || isProxy(socket.remoteAddress ?? '')) return
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
    if (count > MOST_OF_ADDRESS) socket.destroy()
  }
}

/** Calls in process have no connection. */
const connectionOf = ({ raw }: FastifyRequest): Socket | null =>
  raw.socket instanceof Socket ? raw.socket : null

/** Ends connections over which a body or an answer does not get through in time, and those an address has too many of. */
export function boundConnections(app: FastifyInstance, isProxy: (address: string) => boolean): void {
  app.server.maxConnections = MOST_CONNECTIONS
  app.server.on('connection', boundAddresses(isProxy))
  const isPipelined = boundPipelining()
  app.addHook('onRequest', async (req, reply) => {
    const socket = connectionOf(req)
    if (socket === null) return
    if (isPipelined(socket, reply)) return reply.hijack()
    boundBody(req, reply)
  })
  app.addHook('onSend', async (req, reply) => {
    const socket = connectionOf(req)
    if (socket) boundSending(socket, reply)
  })
}
