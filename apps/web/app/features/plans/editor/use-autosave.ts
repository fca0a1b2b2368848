import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/api/api-error.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { useApiMutation } from '#app/api/query.ts'
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
  | { kind: 'conflict' }
  | { kind: 'refused'; message: string }

type Saving = { plan: Recommendation; draft: PlanDraft; isChanged: boolean; baseVersion: number }

/** What a failed save leads to: only what may go better the next time is tried again. */
async function stateAfter(error: unknown): Promise<SaveState> {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return { kind: 'failed' }
  if (error.status === 412) return { kind: 'conflict' }
  return { kind: 'refused', message: await explainProblem(error) }
}

/** After a save what is newer stays kept: the text may have gone on while it was on its way. */
function keepRest(planId: string, newest: { version: number; draft: PlanDraft }, saved: PlanDraft): void {
  if (newest.draft === saved) keepSaved(planId, newest)
  else keepUnsaved(planId, { ...newest, isSaved: false })
}

/**
 * Saves a draft within a second of its last change, one save after another. A failed one is retried with growing
 * pauses, and as soon as the connection is back; until it succeeds the draft lies in this tab's storage.
 */
export function useAutosave({ plan, draft, isChanged, baseVersion }: Saving) {
  const client = useQueryClient()
  const version = useRef(baseVersion)
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: plan.updatedAt })
  const [failures, setFailures] = useState(0)
  const latest = useRef(draft)
  latest.current = draft
  const { mutateAsync } = useApiMutation('PUT /recommendations/{id}', {
    scope: planWrites(plan.id),
    networkMode: 'always',
  })

  const save = useCallback(
    async (text: PlanDraft) => {
      setState({ kind: 'saving' })
      try {
        const written = await mutateAsync({
          params: { id: plan.id },
          headers: { 'if-match': `"${version.current}"` },
          body: toInput(text),
        })
        version.current = written.version
        client.setQueryData(planQuery(plan.id).queryKey, written)
        keepRest(plan.id, { version: written.version, draft: latest.current }, text)
        setFailures(0)
        setState({ kind: 'saved', at: written.updatedAt })
      } catch (error) {
        setFailures((before) => before + 1)
        setState(await stateAfter(error))
      }
    },
    [client, mutateAsync, plan.id],
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
    const newer = await client.fetchQuery({ ...planQuery(plan.id), staleTime: 0 })
    version.current = newer.version
    await save(draft)
  }
  /** Takes note of the next version, which another call of this editor made; any other stays a conflict. */
  const noteVersion = (written: number) => {
    if (written === version.current + 1) version.current = written
  }
  return { state, noteVersion, saveNow: () => save(draft), overwrite }
}
