import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { App } from './app-type.ts'

/** Ten seconds in total, after which supervisors kill the process. */
const ANSWERING_MS = 6500
/** Time for closed connections to go away. */
const CLOSING_MS = 300
const JOBS_MS = 1500
const DATABASE_MS = 1500

type Running = { app: App; stopJobs: () => Promise<void>; closeDatabase: () => Promise<void> }

/** Closes each connection when its response is finished, since no further request will be served on it. */
function keepNoConnections(): void {
  subscribe('http.server.response.finish', (message) => (message as { socket: Socket }).socket.end())
}

/** All listening servers: `localhost` has one per address. */
function listeningServers(): Set<Server> {
  const servers = new Set<Server>()
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket & { server?: Server } }
    if (socket.server) servers.add(socket.server)
  })
  return servers
}

/**
 * On SIGTERM and SIGINT stops accepting connections, finishes requests in flight and exits within ten seconds, whatever
 * clients do. A second signal exits at once. Call before the server listens.
 */
export function endOnSignal({ app, stopJobs, closeDatabase }: Running): void {
  const servers = listeningServers()
  let isEnding = false

  /** A step that fails or takes too long does not hold up the next ones. */
  async function atMost(work: Promise<void>, ms: number): Promise<void> {
    const told = work.catch((error: unknown) => app.log.error({ err: error }, 'ending_failed'))
    await Promise.race([told, wait(ms, undefined, { ref: false })])
  }

  async function end(): Promise<void> {
    if (isEnding) process.exit(1)
    isEnding = true
    keepNoConnections()
    const cut = setTimeout(() => {
      for (const server of servers) server.closeAllConnections()
    }, ANSWERING_MS)
    await atMost(app.close(), ANSWERING_MS + CLOSING_MS)
    clearTimeout(cut)
    await atMost(stopJobs(), JOBS_MS)
    await atMost(closeDatabase(), DATABASE_MS)
    process.exit(0)
  }

  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
