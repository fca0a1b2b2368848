import type { Ingredient } from '@salvia/contract/ingredients/ingredients'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '#app/api/browser-api.ts'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/field.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { GroupChoice } from './group-choice.tsx'
import { ingredientMergesQuery, ingredientQuery } from './ingredient-queries.ts'
import { LabelRows } from './label-rows.tsx'
import { LanguageNames, NameFields } from './name-fields.tsx'
import { NutrientField } from './nutrient-field.tsx'
import { NutritionFacts } from './nutrition-facts.tsx'
import { PastMerges } from './past-merges.tsx'
import { ingredientBody, ingredientDraft } from './record-draft.ts'
import { RecordForm } from './record-form.tsx'
import { useSaveRecord } from './use-save-record.ts'

type Props = { id: string; onMerge: (ingredient: Ingredient) => void }

/** One ingredient: its names, its group, what is known of it, and the products that hold it. */
export function IngredientRecord({ id, onMerge }: Props) {
  const { data, error, refetch } = useQuery(ingredientQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return <IngredientForm ingredient={data} onMerge={() => onMerge(data)} />
}

const undoMerge = (id: string) => browserApi('POST /admin/ingredients/merges/{id}/undo', { params: { id } })

function IngredientForm({ ingredient, onMerge }: { ingredient: Ingredient; onMerge: () => void }) {
  const { id } = ingredient
  const saving = useSaveRecord({
    record: ingredient,
    toDraft: ingredientDraft,
    put: (draft, version) =>
      browserApi('PUT /admin/ingredients/{id}', {
        params: { id },
        body: { ...ingredientBody(draft), version },
      }),
  })
  const { data: merges = [] } = useQuery(ingredientMergesQuery(id))
  const { read } = saving
  return (
    <RecordForm
      path={`/admin/ingredients/${id}`}
      title={read.name}
      lead={m.ingredient_product_count({ count: ingredient.productCount })}
      saving={saving}
      onMerge={onMerge}
      facts={
        <>
          <NutritionFacts reference={read.reference} upperLevels={read.upperLevels} />
          <LabelRows ingredientId={id} />
          <PastMerges
            merges={merges}
            explain={(names) => m.ingredient_undo_text({ names, target: read.name })}
            undo={undoMerge}
          />
        </>
      }
    >
      <IngredientFields saving={saving} />
    </RecordForm>
  )
}

type Saving = ReturnType<typeof useSaveRecord<Ingredient, ReturnType<typeof ingredientDraft>>>

function IngredientFields({ saving }: { saving: Saving }) {
  const { draft, set, read, errors, conflicts } = saving
  const kept = ingredientDraft(read)
  const theirs = (field: 'name' | 'synonyms' | 'category') =>
    conflicts.includes(field) ? m.ingredient_theirs({ value: kept[field] || '–' }) : undefined
  const theirGroup = conflicts.includes('group')
    ? m.ingredient_theirs({ value: kept.group?.name ?? '–' })
    : undefined
  return (
    <>
      <NameFields
        draft={draft}
        set={set}
        error={errors.name}
        theirs={theirs}
        hint={m.ingredient_synonyms_hint()}
      />
      <LanguageNames draft={draft} set={set} />
      <GroupChoice group={draft.group} description={theirGroup} onChange={(group) => set({ group })} />
      <TextField
        label={m.ingredient_category()}
        value={draft.category}
        maxLength={100}
        description={theirs('category')}
        onChange={(event) => set({ category: event.currentTarget.value })}
      />
      <NutrientField
        value={draft.nutrientKey}
        none={m.ingredient_nutrient_of_group()}
        onChange={(nutrientKey) => set({ nutrientKey })}
      />
    </>
  )
}
