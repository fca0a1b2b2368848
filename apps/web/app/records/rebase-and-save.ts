import { currentOf } from './outdated.ts'

const MOST_ATTEMPTS = 2

type Saving<B, R extends B> = {
  /** The record, or at least its version, as read. */
  base: B
  /** Saves the change against a base; resolves to the saved record. */
  send: (base: B) => Promise<R>
  /**
   * Rebases the change on someone else's save; returns false when the user must decide.
   */
  takeUp: (current: R) => boolean
}

export type Saved<R> =
  | { is: 'saved'; record: R; isMerged: boolean }
  | { is: 'conflict'; current: R; error: unknown }

/**
 * Saves a versioned record. On a 412 the change is rebased on the current record and retried once. Throws any other
 * failure, and a second 412.
 */
export async function rebaseAndSave<B, R extends B>({ base, send, takeUp }: Saving<B, R>): Promise<Saved<R>> {
  let known: B = base
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { is: 'saved', record: await send(known), isMerged: attempt > 1 }
    } catch (error) {
      const current = currentOf<R>(error)
      if (current === undefined || attempt === MOST_ATTEMPTS) throw error
      if (!takeUp(current)) return { is: 'conflict', current, error }
      known = current
    }
  }
}
