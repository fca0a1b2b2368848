import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/api/api-error.ts'
import { shownHere } from '#app/api/command.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { useCommand } from '#app/api/use-command.ts'
import { saveOnTop } from '#app/records/save-on-top.ts'
import { planQuery, planWrites } from '../plan-queries.ts'
import { type PlanDraft, toInput } from './plan-draft.ts'
import { keepSaved, keepUnsaved } from './unsaved-draft.ts'

const QUIET_MS = 600
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

export type SaveState =
  | { kind: 'saved'; at: string }
  | { kind: 'saving' }
  | { kind: 'failed' }
  /** Another tab or person wrote the plan; this text is kept and nothing is overwritten. */
  | { kind: 'conflict'; version: number }
  | { kind: 'refused'; message: string }

type Saving = { plan: Recommendation; draft: PlanDraft; isChanged: boolean; baseVersion: number }

/** What a failed save leads to: only what may go better the next time is tried again. */
async function stateAfter(error: unknown): Promise<SaveState> {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return { kind: 'failed' }
  return { kind: 'refused', message: await explainProblem(error) }
}

/** After a save what is newer stays kept: the text may have gone on while it was on its way. */
function keepRest(planId: string, newest: { version: number; draft: PlanDraft }, saved: PlanDraft): void {
  if (newest.draft === saved) keepSaved(planId, newest)
  else keepUnsaved(planId, { ...newest, isSaved: false })
}

type Written = { text: PlanDraft; base: { version: number } }

/** Writes a plan's text against the version that it was written on; nothing of it goes on top of another's text. */
const useSavePlan = (id: string) =>
  useCommand({
    scope: planWrites(id),
    send: (api, read: () => Written) => {
      const { text, base } = read()
      return saveOnTop({
        base,
        send: (known): Promise<Recommendation> =>
          api('PUT /recommendations/{id}', {
            params: { id },
            headers: ifUnchanged(known),
            body: toInput(text),
          }),
        takeUp: () => false,
      })
    },
    keep: (client, saved) => {
      if (saved.is === 'saved') client.setQueryData(planQuery(id).queryKey, saved.record)
    },
    onFailed: shownHere,
  })

/**
 * Saves a draft within a second of its last change, one save after another. A failed one is retried with growing
 * pauses, and as soon as the connection is back; until it succeeds the draft lies in this tab's storage.
 */
export function useAutosave({ plan, draft, isChanged, baseVersion }: Saving) {
  const version = useRef(baseVersion)
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: plan.updatedAt })
  const [failures, setFailures] = useState(0)
  const latest = useRef(draft)
  latest.current = draft
  const { queue } = useSavePlan(plan.id)

  const save = useCallback(
    async (text: PlanDraft) => {
      setState({ kind: 'saving' })
      const outcome = await queue(() => ({ text, base: { version: version.current } }))
      const saved = outcome.isDone ? outcome.answer : null
      if (saved?.is === 'saved') {
        const { record: written } = saved
        version.current = written.version
        keepRest(plan.id, { version: written.version, draft: latest.current }, text)
        setFailures(0)
        return setState({ kind: 'saved', at: written.updatedAt })
      }
      setFailures((before) => before + 1)
      if (saved) setState({ kind: 'conflict', version: saved.current.version })
      else if (!outcome.isDone) setState(await stateAfter(outcome.error))
    },
    [queue, plan.id],
  )

  useEffect(() => {
    version.current = baseVersion
  }, [baseVersion])

  useEffect(() => {
    if (!isChanged) return
    keepUnsaved(plan.id, { version: version.current, draft, isSaved: false })
    const timer = setTimeout(() => save(draft), QUIET_MS)
    return () => clearTimeout(timer)
  }, [draft, isChanged, plan.id, save])

  useEffect(() => {
    if (state.kind !== 'failed') return
    const pause = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS)
    const timer = setTimeout(() => save(draft), pause)
    return () => clearTimeout(timer)
  }, [draft, failures, save, state.kind])

  useEffect(() => {
    if (state.kind !== 'failed') return
    const retry = () => save(draft)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [draft, save, state.kind])

  /** Writes this text over what was changed elsewhere. */
  const overwrite = async () => {
    if (state.kind === 'conflict') version.current = state.version
    await save(draft)
  }
  /** Takes note of the next version, which another call of this editor made; any other stays a conflict. */
  const noteVersion = (written: number) => {
    if (written === version.current + 1) version.current = written
  }
  return { state, noteVersion, saveNow: () => save(draft), overwrite }
}
