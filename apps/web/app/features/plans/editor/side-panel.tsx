import { timesOfDay } from '@salvia/contract/words/plans'
import { formatNumber } from '@salvia/rules/format/format'
import { formatMeasure } from '@salvia/rules/format/format-measures'
import type { LedgerEntry } from '@salvia/rules/nutrition/plan-ledger'
import { scheduleDose } from '@salvia/rules/plans/dose-schedule'
import type { Move } from '@salvia/rules/plans/interactions/propose-moves'
import { piecesOf } from '@salvia/rules/plans/pieces'
import { orderPlanItems } from '@salvia/rules/plans/plan-order'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { timeWord } from '../intake-words.ts'
import { TimeIcon } from '../time-icon.tsx'
import { CostSection } from './cost-section.tsx'
import { movedWords } from './interactions/interaction-words.ts'
import { InteractionsSection } from './interactions/interactions-section.tsx'
import { acknowledgementOf } from './ledger/acknowledgement-of.ts'
import { LedgerSection } from './ledger/ledger-section.tsx'
import type { Acknowledging } from './ledger/use-acknowledging.ts'
import { useLedger } from './ledger/use-ledger.ts'
import { changeItem, type DraftItem } from './plan-draft.ts'
import { itemFigures } from './plan-figures.ts'
import css from './side-panel.module.css'
import type { DraftControl } from './use-plan-draft.ts'

type Props = {
  planId: string
  control: DraftControl
  isApproved: boolean
  acknowledging: Acknowledging
}

/** Plan overview: warnings, the day, the cost, the nutrients. */
export function SidePanel({ planId, control, isApproved, acknowledging }: Props) {
  const { draft } = control
  const ledger = useLedger(draft.items)
  const isUnseen = (entry: LedgerEntry) => !acknowledgementOf(entry, acknowledging.acknowledged)
  const above = ledger?.entries.filter(({ level }) => level?.isAbove).filter(isUnseen) ?? []
  return (
    <>
      <ToCheck items={draft.items} above={above} />
      <Day items={draft.items} />
      <CostSection draft={draft} isApproved={isApproved} />
      <LedgerSection ledger={ledger} items={draft.items} acknowledging={acknowledging} />
      <InteractionsSection
        planId={planId}
        items={draft.items}
        acknowledging={acknowledging}
        onMove={(moves) => applyMoves(control, moves)}
      />
    </>
  )
}

/** Undone with the rest of the draft, and at once from the snackbar. */
function applyMoves({ change, undo }: DraftControl, moves: Move[]): void {
  change((before) =>
    moves.reduce((draft, { productId, intakeTime }) => changeItem(draft, productId, { intakeTime }), before),
  )
  showSnackbar({
    id: 'interaction-moved',
    type: 'primary',
    mainText: movedWords(moves),
    action: { label: m.common_undo(), run: undo },
  })
}

function ToCheck({ items, above }: { items: DraftItem[]; above: LedgerEntry[] }) {
  const missing = items.filter(({ product }) => !isAvailable(product.stockStatus.id))
  const count = missing.length + above.length
  if (count === 0) return null
  return (
    <section aria-labelledby="to-check">
      <h2 id="to-check" className={css.head}>
        {m.plan_editor_to_check()} <span>{count}</span>
      </h2>
      {above.map(({ key, name }) => (
        <div key={key} className={css.check}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
          <span>{m.plan_ledger_check({ nutrient: name })}</span>
          <a className="link" href={`#ledger-${key}`}>
            {m.plan_editor_show()}
          </a>
        </div>
      ))}
      {missing.map(({ productId, product }) => (
        <div key={productId} className={css.check}>
          <IconAlertCircle size={20} stroke={1.75} aria-hidden="true" />
          <span>{m.plan_editor_unavailable({ product: product.name })}</span>
          <a className="link" href={`#item-${productId}`}>
            {m.plan_editor_show()}
          </a>
        </div>
      ))}
    </section>
  )
}

type Row = { item: DraftItem; units: (number | null)[]; anyTime: number; isOff: boolean }

function toRow(item: DraftItem): Row {
  const day = scheduleDose(item)
  const byTime = day.isKnown ? day.byTime : []
  return {
    item,
    units: timesOfDay.map((time) => byTime.find((each) => each.time === time)?.units ?? null),
    anyTime: day.isKnown ? day.anyTime : 0,
    isOff: !isAvailable(item.product.stockStatus.id),
  }
}

const sumOf = (values: number[]) => values.reduce((all, value) => all + value, 0)

function Day({ items }: { items: DraftItem[] }) {
  const rows = orderPlanItems(items).map(toRow)
  const hasAnyTime = rows.some(({ anyTime }) => anyTime > 0)
  return (
    <section aria-labelledby="a-day">
      <h2 id="a-day" className={css.head}>
        {m.plan_editor_day()}
      </h2>
      <table className={css.day}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{m.import_product()}</span>
            </th>
            {timesOfDay.map((time) => (
              <th key={time} scope="col" title={timeWord(time)}>
                <TimeIcon time={time} size={18} />
                <span className="visually-hidden">{timeWord(time)}</span>
              </th>
            ))}
            {hasAnyTime && (
              <th scope="col" title={m.plan_any_time()}>
                <TimeIcon time="AnyTime" size={18} />
                <span className="visually-hidden">{m.plan_any_time()}</span>
              </th>
            )}
            <th scope="col">{m.plan_packs_short()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DayRow key={row.item.productId} row={row} hasAnyTime={hasAnyTime} />
          ))}
        </tbody>
        <DayTotal rows={rows} hasAnyTime={hasAnyTime} />
      </table>
    </section>
  )
}

const units: Record<string, 'gram' | 'milliliter'> = { gram: 'gram', milliliter: 'milliliter' }

/** A dose at one time: pieces as a number, what is measured with its unit. */
function Dose({ value, row: { item, isOff } }: { value: number | null; row: Row }) {
  if (!value) return <td />
  const unit = units[item.intakeFormatId ?? '']
  const language = getLocale()
  return (
    <td>
      <mark data-off={isOff || undefined}>
        {unit ? formatMeasure(value, unit, language) : formatNumber(value, language)}
      </mark>
    </td>
  )
}

const DayRow = ({ row, hasAnyTime }: { row: Row; hasAnyTime: boolean }) => (
  <tr>
    <th scope="row" title={row.item.product.name}>
      {row.item.product.name}
    </th>
    {timesOfDay.map((time, at) => (
      <Dose key={time} value={row.units[at] ?? null} row={row} />
    ))}
    {hasAnyTime && <Dose value={row.anyTime} row={row} />}
    <td>{itemFigures(row.item).packs}</td>
  </tr>
)

function DayTotal({ rows, hasAnyTime }: { rows: Row[]; hasAnyTime: boolean }) {
  const shown = (units: number) => (units > 0 ? formatNumber(units, getLocale()) : null)
  const packs = rows.map(({ item }) => itemFigures(item).packs)
  return (
    <tfoot>
      <tr>
        <th scope="row">{m.plan_editor_units_a_day()}</th>
        {timesOfDay.map((time, at) => (
          <td key={time}>
            {shown(sumOf(rows.map((row) => piecesOf(row.units[at] ?? 0, row.item.intakeFormatId))))}
          </td>
        ))}
        {hasAnyTime && (
          <td>{shown(sumOf(rows.map((row) => piecesOf(row.anyTime, row.item.intakeFormatId))))}</td>
        )}
        <td className="strong">{sumOf(packs)}</td>
      </tr>
    </tfoot>
  )
}
