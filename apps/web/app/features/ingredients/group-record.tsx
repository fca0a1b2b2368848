import type { IngredientGroup } from '@salvia/contract/ingredients/ingredients'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Api } from '#app/api/api.ts'
import { m } from '#app/paraglide/messages.js'
import { RecordForm } from '#app/records/record-form.tsx'
import { useEditedRecord } from '#app/records/use-edited-record.ts'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { groupMergesQuery, groupQuery } from './ingredient-queries.ts'
import { ingredientReads } from './ingredient-reads.ts'
import { MergeButton } from './merge-button.tsx'
import { NameFields } from './name-fields.tsx'
import { NutrientField } from './nutrient-field.tsx'
import { NutritionFacts } from './nutrition-facts.tsx'
import { PastMerges } from './past-merges.tsx'
import { groupBody, groupDraft } from './record-draft.ts'

type Props = { id: string; onMerge: (group: IngredientGroup) => void }

/** One group: its names, which nutrient it is, and its ingredients. */
export function GroupRecord({ id, onMerge }: Props) {
  const { data, error, refetch } = useQuery(groupQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return <GroupForm group={data} onMerge={() => onMerge(data)} />
}

const undoMerge = (api: Api, id: string) =>
  api('POST /admin/ingredient-groups/merges/{id}/undo', { params: { id } })

const kind = { draftOf: groupDraft }

function GroupForm({ group, onMerge }: { group: IngredientGroup; onMerge: () => void }) {
  const { id } = group
  const edited = useEditedRecord({
    record: group,
    kind,
    path: `/admin/ingredients/${id}`,
    send: (api, draft, base) =>
      api('PUT /admin/ingredient-groups/{id}', {
        params: { id },
        headers: ifUnchanged(base),
        body: groupBody(draft),
      }),
    stale: ingredientReads,
    working: m.record_saving,
  })
  const { data: merges = [] } = useQuery(groupMergesQuery(id))
  const { read, kept, draft, set, errors, conflicts } = edited
  const theirs = (field: 'name' | 'synonyms') =>
    conflicts.includes(field) ? m.record_theirs({ value: kept[field] || '–' }) : undefined
  return (
    <RecordForm
      title={read.name}
      lead={
        <Link to={`/admin/ingredients?groupId=${id}`}>
          {m.ingredient_group_count({ count: group.ingredientCount })}
        </Link>
      }
      edited={edited}
      actions={<MergeButton isOff={edited.isChanged} onMerge={onMerge} />}
      facts={
        <>
          <NutritionFacts reference={read.reference} upperLevels={read.upperLevels} />
          <PastMerges
            merges={merges}
            explain={(names) => m.ingredient_group_undo_text({ names, target: read.name })}
            undo={undoMerge}
          />
        </>
      }
    >
      <NameFields
        draft={draft}
        set={set}
        error={errors.name}
        theirs={theirs}
        hint={m.ingredient_local_names_hint()}
      />
      <NutrientField
        value={draft.nutrientKey}
        none={m.ingredient_nutrient_none()}
        description={m.ingredient_nutrient_hint()}
        onChange={(nutrientKey) => set({ nutrientKey })}
      />
    </RecordForm>
  )
}
