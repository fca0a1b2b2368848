import { m } from '#app/paraglide/messages.js'
import { ApiError } from './api-error.ts'
import type * as refusalWords from './refusal-words.ts'

/** Refusal messages are loaded on the first refusal, so that pages without one do not ship them. */
async function say(choose: (words: typeof refusalWords) => string): Promise<string> {
  try {
    return choose(await import('./refusal-words.ts'))
  } catch {
    // Offline: the messages cannot be loaded.
    return m.shell_offline()
  }
}

/** Codes of failures on our side that name no reason. */
const nameless: readonly string[] = ['unknown', 'internal_error', 'unavailable']

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status < 500 || !nameless.includes(error.code))

/**
 * Why a call failed, in the user's language. `otherwise` is the page's own message for network failures and server
 * errors.
 */
export async function explainProblem(error: unknown, otherwise?: string): Promise<string> {
  if (otherwise !== undefined && !isRefused(error)) return otherwise
  return say((words) => words.problemWords(error))
}

/** Why a write failed; by default "nothing was saved" when it was not a refusal. */
export async function explainWrite(error: unknown, otherwise?: string): Promise<string> {
  return otherwise === undefined && !isRefused(error)
    ? say((words) => words.notSavedWords())
    : explainProblem(error, otherwise)
}

/** Why a field was refused, by the API's reason code. */
export const explainReason = (why: string): Promise<string> => say((words) => words.reasonWords(why))

/** A cart's `error` in the user's language, with the product on whose account others were left out too. */
export const explainCartRefusal = (text: string, product?: string): Promise<string> =>
  say((words) => words.cartRefusalWords(text, product))
