import { useQuery } from '@tanstack/react-query'
import { shownHere } from '#app/api/command.ts'
import { query } from '#app/api/query.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { m } from '#app/paraglide/messages.js'
import { ingredientReads } from './ingredient-reads.ts'

/** The merge call, also used for previews. */
export type MergeCall = 'POST /admin/ingredients/merge' | 'POST /admin/ingredient-groups/merge'

type Merging = {
  chosen: { id: string; name: string }[]
  targetId: string
  onMerged: (targetId: string) => unknown
}

/** Previews and performs a merge of the selected records. */
export function useMerge(call: MergeCall, { chosen, targetId, onMerged }: Merging) {
  const sourceIds = chosen.map(({ id }) => id).filter((id) => id !== targetId)
  const preview = useQuery({
    ...query(call, { body: { targetId, sourceIds, isDryRun: true } }),
    enabled: targetId !== '' && sourceIds.length > 0,
    // Refetched on each opening: others merge too.
    gcTime: 0,
  })
  const { run, isPending, error } = useCommand({
    send: (api) => api(call, { body: { targetId, sourceIds } }),
    stale: ingredientReads,
    onDone: () => onMerged(targetId),
    snackbar: 'merge',
    done: ({ target }) => m.ingredient_merged({ target: target.name }),
    onFailed: shownHere,
  })
  const whyNot = useProblemWords(error, m.form_not_saved())
  return { preview, merge: () => run(), isMerging: isPending, whyNot: error ? whyNot : undefined }
}
