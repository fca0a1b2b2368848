import type { Ingredient } from '@salvia/contract/ingredients/ingredients'
import { ingredientLengths } from '@salvia/contract/words/lengths'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { useQuery } from '@tanstack/react-query'
import type { Api } from '#app/api/api.ts'
import { m } from '#app/paraglide/messages.js'
import { RecordForm } from '#app/records/record-form.tsx'
import { useEditedRecord } from '#app/records/use-edited-record.ts'
import { TextField } from '#app/ui/field.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { GroupChoice } from './group-choice.tsx'
import { ingredientMergesQuery, ingredientQuery } from './ingredient-queries.ts'
import { ingredientReads } from './ingredient-reads.ts'
import { LabelRows } from './label-rows.tsx'
import { MergeButton } from './merge-button.tsx'
import { LanguageNames, NameFields } from './name-fields.tsx'
import { NutrientField } from './nutrient-field.tsx'
import { NutritionFacts } from './nutrition-facts.tsx'
import { PastMerges } from './past-merges.tsx'
import { ingredientBody, ingredientDraft } from './record-draft.ts'

type Props = { id: string; onMerge: (ingredient: Ingredient) => void }

/** One ingredient: its names, its group, what is known of it, and the products that hold it. */
export function IngredientRecord({ id, onMerge }: Props) {
  const { data, error, refetch } = useQuery(ingredientQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return <IngredientForm ingredient={data} onMerge={() => onMerge(data)} />
}

const undoMerge = (api: Api, id: string) =>
  api('POST /admin/ingredients/merges/{id}/undo', { params: { id } })

const kind = { draftOf: ingredientDraft }

const useIngredient = (ingredient: Ingredient) =>
  useEditedRecord({
    record: ingredient,
    kind,
    path: `/admin/ingredients/${ingredient.id}`,
    send: (api, draft, base) =>
      api('PUT /admin/ingredients/{id}', {
        params: { id: ingredient.id },
        headers: ifUnchanged(base),
        body: ingredientBody(draft),
      }),
    stale: ingredientReads,
    working: m.record_saving,
  })

function IngredientForm({ ingredient, onMerge }: { ingredient: Ingredient; onMerge: () => void }) {
  const { id } = ingredient
  const edited = useIngredient(ingredient)
  const { data: merges = [] } = useQuery(ingredientMergesQuery(id))
  const { read } = edited
  return (
    <RecordForm
      title={read.name}
      lead={m.products_count({ count: ingredient.productCount })}
      edited={edited}
      actions={<MergeButton isOff={edited.isChanged} onMerge={onMerge} />}
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
      <IngredientFields edited={edited} />
    </RecordForm>
  )
}

function IngredientFields({ edited }: { edited: ReturnType<typeof useIngredient> }) {
  const { draft, set, kept, errors, conflicts } = edited
  const theirs = (field: 'name' | 'synonyms' | 'category') =>
    conflicts.includes(field) ? m.record_theirs({ value: kept[field] || '–' }) : undefined
  const theirGroup = conflicts.includes('group')
    ? m.record_theirs({ value: kept.group?.name ?? '–' })
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
        maxLength={ingredientLengths.category}
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
