import type { IngredientGroup } from '@salvia/contract/ingredients/ingredients'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { browserApi } from '#app/api/browser-api.ts'
import { m } from '#app/paraglide/messages.js'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { groupMergesQuery, groupQuery } from './ingredient-queries.ts'
import { NameFields } from './name-fields.tsx'
import { NutrientField } from './nutrient-field.tsx'
import { NutritionFacts } from './nutrition-facts.tsx'
import { PastMerges } from './past-merges.tsx'
import { groupBody, groupDraft } from './record-draft.ts'
import { RecordForm } from './record-form.tsx'
import { useSaveRecord } from './use-save-record.ts'

type Props = { id: string; onMerge: (group: IngredientGroup) => void }

/** One group: its names, which nutrient it is, and its ingredients. */
export function GroupRecord({ id, onMerge }: Props) {
  const { data, error, refetch } = useQuery(groupQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return <GroupForm group={data} onMerge={() => onMerge(data)} />
}

const undoMerge = (id: string) =>
  browserApi('POST /admin/ingredient-groups/merges/{id}/undo', { params: { id } })

function GroupForm({ group, onMerge }: { group: IngredientGroup; onMerge: () => void }) {
  const { id } = group
  const saving = useSaveRecord({
    record: group,
    toDraft: groupDraft,
    put: (draft, version) =>
      browserApi('PUT /admin/ingredient-groups/{id}', {
        params: { id },
        body: { ...groupBody(draft), version },
      }),
  })
  const { data: merges = [] } = useQuery(groupMergesQuery(id))
  const { read, draft, set, errors, conflicts } = saving
  const theirs = (field: 'name' | 'synonyms') =>
    conflicts.includes(field) ? m.ingredient_theirs({ value: groupDraft(read)[field] || '–' }) : undefined
  return (
    <RecordForm
      path={`/admin/ingredients/${id}`}
      title={read.name}
      lead={
        <Link to={`/admin/ingredients?groupId=${id}`}>
          {m.ingredient_group_count({ count: group.ingredientCount })}
        </Link>
      }
      saving={saving}
      onMerge={onMerge}
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
