import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { ApiError } from '#app/api/api-error.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import type { Outcome } from '#app/api/use-command.ts'
import type { Saved } from '#app/records/rebase-and-save.ts'
import type { PlanDraft } from './plan-draft.ts'
import { refusedProducts } from './refused-products.ts'
import { forgetUnsaved, keepSaved, keepUnsaved } from './unsaved-draft.ts'

export const QUIET_MS = 600
export const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

export type SaveState =
  | { kind: 'saved'; at: string }
  /** Changed since it was saved, and not quiet yet. */
  | { kind: 'typing' }
  | { kind: 'saving' }
  | { kind: 'failed' }
  /** The plan was changed elsewhere; the local draft is kept and nothing is overwritten. */
  | { kind: 'conflict' }
  /** `productIds`: those on whose account nothing is saved until they are taken out. */
  | { kind: 'refused'; message: string; productIds: string[] }

/** A draft with the version it is based on. */
export type Written = { text: PlanDraft; base: { version: number } }

type Options = {
  planId: string
  /** The version the draft started from. */
  version: number
  /** Saves what `read` returns when its turn comes. */
  send: (read: () => Written) => Promise<Outcome<Saved<Recommendation>>>
  report: (state: SaveState) => void
}

/** Only possibly transient failures are retried. */
const mayRetry = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429

const refused = async (error: unknown, text: PlanDraft): Promise<SaveState> => ({
  kind: 'refused',
  message: await explainProblem(error),
  productIds: refusedProducts(error, text),
})

type Texts = { text: PlanDraft; newest: PlanDraft | null }

/** Keeps in this tab what was saved as this version, or what was typed meanwhile; answers whether that was all. */
function keepWritten(planId: string, version: number, { text, newest }: Texts): boolean {
  if (newest === null || newest === text) {
    keepSaved(planId, { version, draft: text })
    return true
  }
  keepUnsaved(planId, { version, draft: newest, isSaved: false })
  return false
}

/** Reports states; what went wrong stays said until the next save. */
function createTeller(report: (state: SaveState) => void) {
  let isFine = true
  const tell = (state: SaveState) => {
    isFine = state.kind === 'saved' || state.kind === 'typing' || state.kind === 'saving'
    report(state)
  }
  return { tell, isFine: () => isFine }
}

/**
 * Saves a draft within a second of its last change, one save at a time. Failures are retried with backoff and on
 * reconnect; until saved, the draft is kept in this tab's storage.
 */
export function createAutosave({ planId, version, send, report }: Options) {
  let base = version
  let theirs: number | null = null
  let draft: PlanDraft | null = null
  let isFailed = false
  let failures = 0
  let saves = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const { tell, isFine } = createTeller(report)

  const later = (pauseMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(save, pauseMs)
  }
  const fail = async (error: unknown, text: PlanDraft, isNewest: boolean) => {
    failures += 1
    isFailed = mayRetry(error)
    if (!isNewest) return
    if (!isFailed) return tell(await refused(error, text))
    tell({ kind: 'failed' })
    later(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS))
  }
  /** The draft may have changed while saving: newer input is kept. */
  const finish = (text: PlanDraft, written: Recommendation, isNewest: boolean) => {
    base = written.version
    failures = 0
    const isAll = keepWritten(planId, base, { text, newest: draft })
    if (isNewest) tell(isAll ? { kind: 'saved', at: written.updatedAt } : { kind: 'typing' })
  }
  async function save(): Promise<void> {
    clearTimeout(timer)
    const text = draft
    if (text === null) return
    saves += 1
    const turn = saves
    isFailed = false
    tell({ kind: 'saving' })
    const outcome = await send(() => ({ text, base: { version: base } }))
    const isNewest = turn === saves
    if (!outcome.isDone) return fail(outcome.error, text, isNewest)
    const { answer } = outcome
    theirs = answer.is === 'conflict' ? answer.current.version : null
    if (answer.is === 'saved') finish(text, answer.record, isNewest)
    else tell({ kind: 'conflict' })
  }

  return {
    /** Updates the draft. */
    change: (text: PlanDraft) => {
      draft = text
      keepUnsaved(planId, { version: base, draft: text, isSaved: false })
      if (isFine()) tell({ kind: 'typing' })
      later(QUIET_MS)
    },
    /** Sets the base version of a draft restored from storage. */
    begin: (on: number) => {
      base = on
    },
    /** Goes on from the plan as it was written elsewhere: nothing of the draft is left to save. */
    takeUp: (written: Recommendation) => {
      base = written.version
      draft = null
      forgetUnsaved(planId)
      tell({ kind: 'saved', at: written.updatedAt })
    },
    saveNow: save,
    /** Overwrites the remote version with this draft. */
    overwrite: () => {
      base = theirs ?? base
      return save()
    },
    /** Accepts the next version if this editor's other calls made it; any other remains a conflict. */
    recordVersion: (written: number) => {
      if (written === base + 1) base = written
    },
    /** Retries on reconnect. */
    retry: () => {
      if (isFailed) void save()
    },
    stop: () => clearTimeout(timer),
  }
}
