import { DrizzleQueryError } from 'drizzle-orm'

/** The server ends or refuses connections, has none left, or is a standby for the moment; class 08 as well. */
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

/** What the driver and its pool say in words only. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after)/

type Reason = { code?: unknown; syscall?: unknown; message?: unknown }

/** A statement's error as the driver threw it. Errors of other services come wrapped and are not looked into. */
function reasonOf(error: unknown): Reason {
  const reason = error instanceof DrizzleQueryError ? error.cause : error
  return typeof reason === 'object' && reason !== null ? reason : {}
}

/** Whether a statement failed because there is no connection to the database now: the same may work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, syscall, message } = reasonOf(error)
  if (typeof code === 'string' && (STATES.has(code) || NETWORK.has(code) || /^08\w{3}$/.test(code)))
    return true
  // The socket file of a server that is not started.
  if (syscall === 'connect') return true
  return typeof message === 'string' && WORDS.test(message)
}

/** Why the database is away, in a few words: neither the statement nor what the driver hangs on its errors. */
export function whyAway(error: unknown): string {
  const { code, message } = reasonOf(error)
  if (typeof message === 'string' && message !== '') return message
  return typeof code === 'string' ? code : 'no connection'
}
