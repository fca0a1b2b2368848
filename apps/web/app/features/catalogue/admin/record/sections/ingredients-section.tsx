import { IconPlus, IconWand } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { fieldValue } from '#app/records/record-store.ts'
import { Button } from '#app/ui/button.tsx'
import { RecordSection } from '../fields/record-section.tsx'
import { RowFault } from '../fields/row-fault.tsx'
import css from '../product-record.module.css'
import type { DraftIngredient } from '../store/product-draft.ts'
import { useField, useRecord, useRecordStore } from '../store/record-context.ts'
import { IngredientMatch } from './ingredient-match.tsx'
import { moveIngredient, nestIngredient, removeIngredient } from './ingredient-order.ts'
import { IngredientRow, type IngredientRowActs } from './ingredient-row.tsx'

const LabelFillDialog = lazy(() => import('./label-fill-dialog.tsx'))

const MOST_ROWS = 300

const newRow = (): DraftIngredient => ({
  key: crypto.randomUUID(),
  ingredientId: null,
  ingredientName: '',
  labelName: '',
  form: '',
  amount: '',
  unit: 'Milligrams',
  depth: 0,
})

/** Label rows: names, forms, amounts, order and nested blends. */
export function IngredientsSection() {
  const { value: rows, set, error } = useField('ingredients')
  const nrv = useRecord(({ record: product }) => product.ingredients)
  const hasLabel = useRecord(({ record: product }) =>
    product.externalIds.some(({ source }) => source === 'DSLD'),
  )
  const acts = useRowActs()
  const [matchedKey, setMatchedKey] = useState<string | null>(null)
  const matched = rows.find(({ key }) => key === matchedKey)
  return (
    <RecordSection
      id="ingredients"
      title={m.catalogue_section_ingredients()}
      lead={rows.length === 0 ? m.catalogue_ingredients_none() : m.catalogue_ingredients_lead()}
      actions={hasLabel && <FillButton />}
    >
      <RowFault error={error} />
      <div className={css.rows} data-order>
        {rows.map((row, at) => (
          <IngredientRow
            key={row.key}
            row={row}
            at={at}
            count={rows.length}
            isFaulty={error !== undefined}
            nrvPercent={nrv.find(({ id }) => id === row.key)?.nrvPercent ?? null}
            acts={acts}
            onMatch={setMatchedKey}
          />
        ))}
      </div>
      {rows.length < MOST_ROWS && (
        <Button
          className={css.add}
          size="sm"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => set([...rows, newRow()])}
        >
          {m.catalogue_add_ingredient()}
        </Button>
      )}
      {matched && (
        <IngredientMatch
          row={matched}
          onClose={() => setMatchedKey(null)}
          onMatch={(ingredientId, ingredientName) => {
            acts.change(rows.indexOf(matched), { ingredientId, ingredientName })
            setMatchedKey(null)
          }}
        />
      )}
    </RecordSection>
  )
}

/** Opens the comparison of the record with its label. */
function FillButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        leftSection={<IconWand size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {m.label_fill()}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LabelFillDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Stable callbacks, so that typing in one row does not re-render the others. */
function useRowActs(): IngredientRowActs {
  const store = useRecordStore()
  const { set } = useField('ingredients')
  const edit = useCallback(
    (make: (rows: DraftIngredient[]) => DraftIngredient[]) =>
      set(make(fieldValue(store.getState(), 'ingredients'))),
    [store, set],
  )
  const [acts] = useState<IngredientRowActs>(() => ({
    change: (at, part) =>
      edit((rows) => rows.map((row, place) => (place === at ? { ...row, ...part } : row))),
    move: (from, to) => edit((rows) => moveIngredient(rows, from, to)),
    nest: (at, by) => edit((rows) => nestIngredient(rows, at, by)),
    remove: (at) => edit((rows) => removeIngredient(rows, at)),
  }))
  return acts
}
