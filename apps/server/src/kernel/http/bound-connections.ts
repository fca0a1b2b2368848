import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup } from './address-group.ts'
import { isForm } from './is-form.ts'
import { refuseOnSocket } from './refuse-on-socket.ts'

/** JSON bodies are small; one that has not arrived by then never will. */
const BODY_MS = 30_000
/** Enough for a 10 MB file over a slow line. */
const FORM_MS = 120_000
/** How long a connection may stall while a response is sent. */
const STALLED_MS = 30_000
/** Maximum time to send a response, even if data keeps flowing. */
const SENDING_MS = 300_000
const MOST_CONNECTIONS = 5000
/** One address gets only a small share of all connections; a trusted proxy carries everybody's. */
const MOST_OF_ADDRESS = 250
const MOST_UNANSWERED = 4

/** Connection limits, as Fastify options. */
export const connectionBounds = {
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
  requestTimeout: FORM_MS,
  // An import may wait for the previous one, a payment for its gateway: the connection is idle meanwhile.
  connectionTimeout: 120_000,
  // Longer than load balancers' keep-alive, so that none sends a request on a connection that is closing.
  keepAliveTimeout: 72_000,
  clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const statuses: Record<string, 408 | 431> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }
    refuseOnSocket(socket, statuses[error.code ?? ''] ?? 400)
  },
}

const isAwaited = ({ complete, headers }: FastifyRequest['raw']): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0)

/** Closes a connection whose body does not arrive, with an error response if none was sent yet. */
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

/** Resets a connection whose response cannot be delivered, since buffered data would never be read. */
function boundSending(socket: Socket, { raw }: FastifyReply): void {
  const end = () => void socket.resetAndDestroy()
  // Until the response is sent; the next request on this connection has the server's own timeout again.
  raw.setTimeout(STALLED_MS, end)
  const bound = setTimeout(end, SENDING_MS)
  raw.once('close', () => clearTimeout(bound))
}

/**
 * Counts pipelined requests, which are all processed at once, and closes the connection past a limit: browsers and
 * proxies do not pipeline like that.
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

/** Closes a connection if its address has too many already. */
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

/** In-process calls have no connection. */
const connectionOf = ({ raw }: FastifyRequest): Socket | null =>
  raw.socket instanceof Socket ? raw.socket : null

/** Closes connections whose body or response does not get through in time, and excess connections per address. */
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
