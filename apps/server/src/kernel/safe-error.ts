import { DrizzleQueryError } from 'drizzle-orm'

/** Personal data that may occur anywhere in a text: e-mail addresses, account numbers, phone numbers, tokens. */
const personal = [
  /[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+/g,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g,
  /(?:\+|\b0)\d[\d ]{7,}\d/g,
  /\b[\w-]*\.?[\w-]{32,}\b/g,
]
const MASK = '•••'
const MOST_CAUSES = 3

const masked = (text: string): string => personal.reduce((told, form) => told.replace(form, MASK), text)

/** PostgreSQL quotes the value it could not parse after a colon. */
const withoutValue = (message: string): string => message.replace(/: "[\s\S]*"/g, '')

/** Stack frames. The lines before the first frame repeat the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

type Named = Error & { code?: unknown; constraint?: unknown; statusCode?: unknown }

function told(error: Named, causesLeft: number): object {
  const { name: type, code, constraint, statusCode, cause } = error
  return {
    type,
    message: masked(withoutValue(error.message)),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(statusCode === undefined ? {} : { statusCode }),
    stack: framesOf(error),
    ...(cause instanceof Error && causesLeft > 0 ? { cause: told(cause, causesLeft - 1) } : {}),
  }
}

/**
 * An error for the log: its type, stack and message, with personal data removed. A failed statement is logged by its
 * text and the database's reason, without values; extra properties that libraries attach to errors (service responses,
 * recipients) are dropped.
 */
export function safeError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return told(error, MOST_CAUSES)
  const reason = error.cause instanceof Error ? told(error.cause, 0) : {}
  return { ...reason, type: error.name, query: error.query }
}
