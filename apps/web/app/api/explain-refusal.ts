import { m } from '#app/paraglide/messages.js'
import { ApiError } from './api-error.ts'

/** The words of all refusals are loaded with the first one: a page that is refused nothing carries none of them. */
async function say(choose: (words: typeof import('./refusal-words.ts')) => string): Promise<string> {
  try {
    return choose(await import('./refusal-words.ts'))
  } catch {
    // Without a connection there is no more to be had.
    return m.shell_offline()
  }
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status < 500

/**
 * Why a call failed, in the reader's language. `otherwise` is the page's own sentence for a call that was not refused
 * but did not arrive, or broke on our side.
 */
export async function explainProblem(error: unknown, otherwise?: string): Promise<string> {
  if (otherwise !== undefined && !isRefused(error)) return otherwise
  return say((words) => words.problemWords(error))
}

/** Why a write failed: nothing was saved, where the page has no sentence of its own for what is no refusal. */
export async function explainWrite(error: unknown, otherwise?: string): Promise<string> {
  return otherwise === undefined && !isRefused(error)
    ? say((words) => words.notSavedWords())
    : explainProblem(error, otherwise)
}

/** Why a field was refused, by the reason that the API names. */
export const explainReason = (why: string): Promise<string> => say((words) => words.reasonWords(why))

/** What a cart's `error` says in the reader's language. */
export const explainCartRefusal = (text: string): Promise<string> =>
  say((words) => words.cartRefusalWords(text))
