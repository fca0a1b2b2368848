import type { Merged } from '@salvia/contract/ingredients/record-merges'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { useRecordsChanged } from './use-save-record.ts'

type MergeBody = { targetId: string; sourceIds: string[]; isDryRun?: boolean }

/** Merges records, or shows what that would do. */
export type MergeCall = (body: MergeBody) => Promise<Merged | null>

type Merging = {
  chosen: { id: string; name: string }[]
  targetId: string
  onMerged: (targetId: string) => unknown
}

/** What merging the chosen records would do, and doing it. */
export function useMerge(call: MergeCall, { chosen, targetId, onMerged }: Merging) {
  const [isMerging, setMerging] = useState(false)
  const [whyNot, setWhyNot] = useState<string | null>(null)
  const changed = useRecordsChanged()
  const sourceIds = chosen.map(({ id }) => id).filter((id) => id !== targetId)
  const preview = useQuery({
    queryKey: ['merge preview', targetId, sourceIds],
    queryFn: () => call({ targetId, sourceIds, isDryRun: true }),
    enabled: targetId !== '' && sourceIds.length > 0,
    // Each opening asks anew: others merge too.
    gcTime: 0,
  })
  const merge = useSingle(async () => {
    setMerging(true)
    setWhyNot(null)
    try {
      const merged = await call({ targetId, sourceIds })
      await changed()
      const target = merged?.target.name ?? ''
      showSnackbar({ id: 'merge', type: 'success', mainText: m.ingredient_merged({ target }) })
      await onMerged(targetId)
    } catch (error) {
      setWhyNot(await explainProblem(error, m.form_not_saved()))
    }
    setMerging(false)
  })
  return { preview, merge, isMerging, whyNot }
}
