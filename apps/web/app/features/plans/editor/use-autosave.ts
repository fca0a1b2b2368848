import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useEffect, useState } from 'react'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { rebaseAndSave } from '#app/records/rebase-and-save.ts'
import { planQuery, planWrites } from '../plan-queries.ts'
import { createAutosave, type SaveState, type Written } from './autosave.ts'
import { type PlanDraft, toInput } from './plan-draft.ts'

/** Saves the draft against its base version; never overwrites others. */
const useSavePlan = (id: string) =>
  useCommand({
    scope: planWrites(id),
    send: (api, read: () => Written) => {
      const { text, base } = read()
      return rebaseAndSave({
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

type Saving = { plan: Recommendation; draft: PlanDraft; isChanged: boolean; baseVersion: number }

/** Autosaves the draft and reports its state. */
export function useAutosave({ plan, draft, isChanged, baseVersion }: Saving) {
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: plan.updatedAt })
  const { queue } = useSavePlan(plan.id)
  const [autosave] = useState(() =>
    createAutosave({ planId: plan.id, version: baseVersion, send: queue, report: setState }),
  )
  useEffect(() => autosave.begin(baseVersion), [autosave, baseVersion])
  useEffect(() => {
    if (isChanged) autosave.change(draft)
  }, [autosave, draft, isChanged])
  useEffect(() => {
    window.addEventListener('online', autosave.retry)
    return () => {
      window.removeEventListener('online', autosave.retry)
      autosave.stop()
    }
  }, [autosave])
  const { recordVersion, saveNow, overwrite, takeUp } = autosave
  return { state, recordVersion, saveNow, overwrite, takeUp }
}
