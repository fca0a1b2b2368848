import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Optional } from '#app/forms/optional.tsx'
import { focusEntry } from '#app/lib/focus-entry.ts'
import { ignoreSecondPress } from '#app/lib/one-press.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { fieldWord } from '../../product-words.ts'
import { useReferenceChoices } from '../../reference-words.ts'
import { figureLengths } from '../../typed-number.ts'
import { RecordText } from '../fields/record-fields.tsx'
import { RecordSection } from '../fields/record-section.tsx'
import { RowFault } from '../fields/row-fault.tsx'
import css from '../product-record.module.css'
import { isFitServing } from '../store/product-change.ts'
import type { DraftServing } from '../store/product-draft.ts'
import { useField } from '../store/record-context.ts'

const MOST_SERVINGS = 10
const sizes = ['deliveryFormatSize', 'unitSize', 'servingsPerContainer', 'netWeightGrams'] as const

/** Pack size and servings. An empty size means unknown. */
export const PackSection = () => (
  <RecordSection id="pack" title={m.catalogue_section_pack()} lead={m.catalogue_pack_lead()}>
    <div className={css.fields}>
      {sizes.map((field) => (
        <RecordText
          key={field}
          field={field}
          label={<Optional label={fieldWord(field)} />}
          inputMode="decimal"
          maxLength={figureLengths.number}
        />
      ))}
    </div>
    <Servings />
  </RecordSection>
)

const newServing = (isMain: boolean): DraftServing => ({
  key: crypto.randomUUID(),
  isMain,
  amount: '1',
  intakeFormatId: '',
  leastPerDay: null,
  mostPerDay: null,
})

function Servings() {
  const { value: rows, set, error } = useField('servingSizes')
  const { intakeFormats } = useReferenceChoices()
  const change = (at: number, part: Partial<DraftServing>) =>
    set(rows.map((row, place) => (place === at ? { ...row, ...part } : row)))
  const setMain = (at: number) => set(rows.map((row, place) => ({ ...row, isMain: place === at })))
  const remove = (at: number) => {
    focusEntry('', 'pack')
    const left = rows.toSpliced(at, 1)
    set(
      left.some(({ isMain }) => isMain) ? left : left.map((row, place) => ({ ...row, isMain: place === 0 })),
    )
  }
  return (
    <fieldset className={css.group}>
      <legend className="strong">{fieldWord('servingSizes')}</legend>
      <RowFault error={error} />
      {rows.map((row, at) => (
        <div key={row.key} className={css.servingRow}>
          <TextField
            label={m.catalogue_amount()}
            inputMode="decimal"
            maxLength={figureLengths.number}
            value={row.amount}
            aria-invalid={(error && !isFitServing(row)) || undefined}
            onChange={(event) => change(at, { amount: event.currentTarget.value })}
          />
          <SelectField
            label={m.catalogue_field_intake_format()}
            data={[{ value: '', label: m.catalogue_choose() }, ...intakeFormats]}
            value={row.intakeFormatId}
            onChange={(event) => change(at, { intakeFormatId: event.currentTarget.value })}
          />
          <label className={css.radio}>
            <input type="radio" name="main-serving" checked={row.isMain} onChange={() => setMain(at)} />
            {m.catalogue_main_serving()}
          </label>
          <button
            type="button"
            className="icon-button"
            aria-label={m.common_remove_named({ name: `${row.amount} ${row.intakeFormatId}` })}
            onClickCapture={ignoreSecondPress}
            onClick={() => remove(at)}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
      ))}
      {rows.length < MOST_SERVINGS && (
        <Button
          size="sm"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => set([...rows, newServing(rows.length === 0)])}
        >
          {m.catalogue_add_serving()}
        </Button>
      )}
    </fieldset>
  )
}
