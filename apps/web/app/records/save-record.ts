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

/** Saves what is being sent against a base; resolves to the saved record. */
export type SendDraft<R, D> = (draft: D, base: R) => Promise<R>

/** Adopts someone else's save; returns whether our edits still apply without conflict. */
export const takeUpIn =
  <R extends Versioned, D, E>(store: RecordStore<R, D, E>) =>
  (current: R): boolean => {
    adopt(store, current)
    return conflictsIn(store.getState()).length === 0
  }

/**
 * Saves an open record, rebased on others' changes. On conflicts nothing is written and both values stay in the store;
 * saving again means "ours". Throws refusals; the edits are then unsent again.
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
