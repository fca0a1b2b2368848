import { DrizzleQueryError } from 'drizzle-orm'
import { stdSerializers } from 'pino'

/** An error for the log. A failed statement is told without its values, which may be personal. */
export function safeError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error)
  const cause = error.cause as (Error & { code?: string; constraint?: string }) | undefined
  return {
    type: error.name,
    query: error.query,
    message: cause?.message,
    code: cause?.code,
    constraint: cause?.constraint,
    stack: cause?.stack,
  }
}
