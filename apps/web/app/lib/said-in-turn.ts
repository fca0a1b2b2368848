import { m } from '#app/paraglide/messages.js'

/** One after the other, with the semicolon of the language, which in French has a space before it. */
export const saidInTurn = (parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.reduce((said, then) => m.common_said_then({ said, then }))
