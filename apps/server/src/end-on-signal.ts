import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { App } from './app-type.ts'

/** Ten seconds in all, after which supervisors kill. */
const ANSWERING_MS = 6500
/** Until closed connections are gone. */
const CLOSING_MS = 300
const JOBS_MS = 1500
const DATABASE_MS = 1500

type Running = { app: App; stopJobs: () => Promise<void>; closeDatabase: () => Promise<void> }

/** Connections whose answer is under way would be kept for another request, which is not to come: they end with it. */
function keepNoConnections(): void {
  subscribe('http.server.response.finish', (message) => (message as { socket: Socket }).socket.end())
}

/** Every server that takes connections: `localhost` has one for each address. */
function listeningServers(): Set<Server> {
  const servers = new Set<Server>()
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket & { server?: Server } }
    if (socket.server) servers.add(socket.server)
  })
  return servers
}

/**
 * On SIGTERM and SIGINT takes nothing new, answers what is in flight and ends within ten seconds, whatever a client does
 * with its connection. A second signal ends the process at once. Call it before the server listens.
 */
export function endOnSignal({ app, stopJobs, closeDatabase }: Running): void {
  const servers = listeningServers()
  let isEnding = false

  /** What fails or takes longer holds up nothing that comes after it. */
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
