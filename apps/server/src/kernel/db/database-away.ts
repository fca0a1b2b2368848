import { DrizzleQueryError } from 'drizzle-orm'

/**
 * The server is shutting down, refuses connections, has none left, or is currently a standby; class 08 (connection
 * errors) too.
 */
const STATES = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25006'])

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Errors the driver and its pool report only by message. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after)/

type Reason = { code?: unknown; syscall?: unknown; message?: unknown }

/** The driver's error behind a failed statement. Errors of other services are wrapped and not inspected. */
function reasonOf(error: unknown): Reason {
  const reason = error instanceof DrizzleQueryError ? error.cause : error
  return typeof reason === 'object' && reason !== null ? reason : {}
}

/** Whether a statement failed because the database is currently unreachable; a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, syscall, message } = reasonOf(error)
  if (typeof code === 'string' && (STATES.has(code) || NETWORK.has(code) || /^08\w{3}$/.test(code)))
    return true
  // Socket file missing because the server is not started.
  if (syscall === 'connect') return true
  return typeof message === 'string' && WORDS.test(message)
}

/** Why the database is unavailable, in a few words: without the statement or the driver's error details. */
export function whyAway(error: unknown): string {
  const { code, message } = reasonOf(error)
  if (typeof message === 'string' && message !== '') return message
  return typeof code === 'string' ? code : 'no connection'
}
