import { rebaseAndSave, type Saved } from './rebase-and-save.ts'
import {
  adopt,
  conflictsIn,
  draftSent,
  finishSending,
  type RecordStore,
  settle,
  startSending,
  takeBack,
  type Versioned,
} from './record-store.ts'

/** Writes what is being sent against a reading of the record; answers the record as it is then. */
export type SendDraft<R, D> = (draft: D, base: R) => Promise<R>

/** Merges what someone else saved; answers whether edits made here are left on top. */
export const takeUpIn =
  <R extends Versioned, D, E>(store: RecordStore<R, D, E>) =>
  (current: R): boolean => {
    adopt(store, current)
    return conflictsIn(store.getState()).length === 0
  }

/**
 * Saves what was typed into an open record, on top of what others saved meanwhile. Where both set a field to different
 * ends nothing is written, and both values stand in the store; saving again is the user's word for this side. Throws
 * what the API refuses; what was typed is unsent then.
 */
export async function saveRecord<R extends Versioned, D, E>(
  store: RecordStore<R, D, E>,
  send: SendDraft<R, D>,
): Promise<Saved<R>> {
  for (const field of conflictsIn(store.getState())) settle(store, field, true)
  startSending(store)
  try {
    const saved = await rebaseAndSave({
      base: store.getState().record,
      send: (base) => send(draftSent(store.getState()), base),
      takeUp: takeUpIn(store),
    })
    if (saved.is === 'saved') finishSending(store, saved.record)
    else takeBack(store)
    return saved
  } catch (error) {
    takeBack(store)
    throw error
  }
}
