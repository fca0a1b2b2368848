import type { RecommendationRow } from '@salvia/contract/plans/plan-records'
import { withoutPersonal } from '@salvia/rules/plans/personal-parts'
import { useQueryClient } from '@tanstack/react-query'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { planQuery } from '../plan-queries.ts'
import { insertItems, toDraft } from './plan-draft.ts'
import type { DraftControl } from './use-plan-draft.ts'

/** Inserts the items of a template or a past plan in one undoable step; a plan's personal notes stay with its client. */
export function useInsertTemplate({ draft, change, undo }: DraftControl) {
  const client = useQueryClient()
  return async ({ id, name: template }: RecommendationRow) => {
    const say = (type: 'primary' | 'success' | 'error', mainText: string) =>
      showSnackbar({
        id: 'template-inserted',
        type,
        mainText,
        ...(type === 'success' ? { action: { label: m.common_undo(), run: undo } } : {}),
      })
    try {
      const source = await client.fetchQuery(planQuery(id))
      const items = source.isTemplate ? toDraft(source).items : withoutPersonal(toDraft(source).items)
      const count = insertItems(draft, items).items.length - draft.items.length
      if (count === 0) return say('primary', m.plan_editor_insert_nothing({ template }))
      change((before) => insertItems(before, items))
      say('success', m.plan_editor_inserted({ template, count }))
    } catch (error) {
      say('error', await explainProblem(error, m.plan_editor_insert_failed()))
    }
  }
}
