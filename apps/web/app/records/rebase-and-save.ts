import { currentOf } from './outdated.ts'

const MOST_ATTEMPTS = 2

type Saving<B, R extends B> = {
  /** What is known of the record as it was read, its version in any case. */
  base: B
  /** Writes the change against a reading of the record, and answers the record as it is then. */
  send: (base: B) => Promise<R>
  /** Puts the change on top of what someone else saved meanwhile; answers false when a person has to decide. */
  takeUp: (current: R) => boolean
}

export type Saved<R> =
  | { is: 'saved'; record: R; isMerged: boolean }
  | { is: 'conflict'; current: R; error: unknown }

/**
 * Writes a versioned record. When someone else saved it since it was read, the change is saved on top of theirs, once:
 * neither is lost. Throws what is no such refusal, and the refusal of the second attempt.
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
