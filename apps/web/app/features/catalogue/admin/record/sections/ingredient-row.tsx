import { labelUnits } from '@salvia/contract/words/catalogue'
import { productLengths } from '@salvia/contract/words/lengths'
import { formatPercent } from '@salvia/rules/format/format'
import { unitSymbol } from '@salvia/rules/nutrition/unit-symbol'
import { IconDots } from '@tabler/icons-react'
import { type CSSProperties, memo } from 'react'
import { focusEntry } from '#app/lib/focus-entry.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { closePanel, PopoverMenu } from '#app/ui/popover-menu.tsx'
import { figureLengths, readNumber } from '../../typed-number.ts'
import { isFitIngredient } from '../store/product-change.ts'
import type { DraftIngredient } from '../store/product-draft.ts'
import css from './ingredient-row.module.css'

export type IngredientRowActs = {
  change: (at: number, part: Partial<DraftIngredient>) => void
  move: (from: number, to: number) => void
  nest: (at: number, by: 1 | -1) => void
  remove: (at: number) => void
}

type Props = {
  row: DraftIngredient
  at: number
  count: number
  isFaulty: boolean
  nrvPercent: number | null
  acts: IngredientRowActs
  onMatch: (key: string) => void
}

const units = () => labelUnits.map((value) => ({ value, label: unitSymbol(value, getLocale()) }))

/** One label row. */
export const IngredientRow = memo(function IngredientRow(props: Props) {
  const { row, at, count, acts } = props
  const name = row.labelName || m.catalogue_new_row()
  return (
    <div
      className={css.row}
      data-place={at}
      data-depth={row.depth}
      style={{ '--depth': row.depth } as CSSProperties}
    >
      <DragHandle name={name} at={at} count={count} onMove={acts.move} onNest={(by) => acts.nest(at, by)} />
      <RowFields {...props} name={name} />
      <RowMenu {...props} name={name} />
    </div>
  )
})

/** An unparsable amount, or an amount without a unit. */
function faultsOf(row: DraftIngredient, isFaulty: boolean) {
  if (!isFaulty || isFitIngredient(row)) return { isNameless: false, isAmountless: false, isUnitless: false }
  const amount = readNumber(row.amount)
  return {
    isNameless: row.labelName.trim() === '',
    isAmountless: amount === undefined,
    isUnitless: typeof amount === 'number' && row.unit === '',
  }
}

function RowFields({ row, at, isFaulty, nrvPercent, acts, onMatch, name }: Props & { name: string }) {
  const { isNameless, isAmountless, isUnitless } = faultsOf(row, isFaulty)
  const change = (part: Partial<DraftIngredient>) => acts.change(at, part)
  return (
    <>
      <div className={css.name}>
        <TextField
          aria-label={m.catalogue_printed_name({ at: at + 1 })}
          placeholder={m.catalogue_printed_name_hint()}
          maxLength={productLengths.labelName}
          value={row.labelName}
          aria-invalid={isNameless || undefined}
          onChange={(event) =>
            change({ labelName: event.currentTarget.value, ingredientId: null, ingredientName: '' })
          }
        />
        <button type="button" className={css.match} onClick={() => onMatch(row.key)}>
          {row.ingredientName
            ? m.catalogue_counts_as({ ingredient: row.ingredientName })
            : m.catalogue_counts_by_name()}
        </button>
      </div>
      <TextField
        className={css.form}
        aria-label={m.catalogue_form_of({ name })}
        placeholder={m.catalogue_form()}
        maxLength={productLengths.form}
        value={row.form}
        onChange={(event) => change({ form: event.currentTarget.value })}
      />
      <TextField
        className={css.amount}
        aria-label={m.catalogue_amount_of({ name })}
        placeholder={m.catalogue_amount()}
        inputMode="decimal"
        maxLength={figureLengths.number}
        value={row.amount}
        aria-invalid={isAmountless || undefined}
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      <SelectField
        className={css.unit}
        aria-label={m.catalogue_unit_of({ name })}
        value={row.unit}
        aria-invalid={isUnitless || undefined}
        data={[{ value: '', label: m.catalogue_no_unit() }, ...units()]}
        onChange={(event) => change({ unit: event.currentTarget.value as DraftIngredient['unit'] })}
      />
      <span className={`num third ${css.nrv}`} data-known={nrvPercent !== null || undefined}>
        {nrvPercent === null ? '–' : m.catalogue_nrv({ percent: formatPercent(nrvPercent, getLocale()) })}
      </span>
    </>
  )
}

/** Keyboard alternatives to the drag handle. */
const RowMenu = ({ row, at, count, acts, name }: Props & { name: string }) => (
  <PopoverMenu
    label={m.list_actions_of({ name })}
    className={`icon-button ${css.menu}`}
    trigger={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
  >
    <MenuButton entry={row.key} isOff={at === 0} label={m.order_up()} run={() => acts.move(at, at - 1)} />
    <MenuButton
      entry={row.key}
      isOff={at === count - 1}
      label={m.order_down()}
      run={() => acts.move(at, at + 1)}
    />
    <MenuButton entry={row.key} isOff={at === 0} label={m.catalogue_nest()} run={() => acts.nest(at, 1)} />
    <MenuButton
      entry={row.key}
      isOff={row.depth === 0}
      label={m.catalogue_unnest()}
      run={() => acts.nest(at, -1)}
    />
    <MenuButton entry={row.key} label={m.catalogue_remove_row()} run={() => acts.remove(at)} />
  </PopoverMenu>
)

type MenuButtonProps = { entry: string; label: string; run: () => void; isOff?: boolean }

const MenuButton = ({ entry, label, run, isOff }: MenuButtonProps) => (
  <button
    type="button"
    className={css.menuItem}
    disabled={isOff}
    onClick={(event) => {
      closePanel(event)
      run()
      focusEntry(entry, 'ingredients')
    }}
  >
    {label}
  </button>
)
