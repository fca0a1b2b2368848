import { timesOfDay } from '@salvia/contract/words/plans'
import { formatNumber } from '@salvia/rules/format/format'
import { formatMeasure } from '@salvia/rules/format/format-measures'
import { scheduleDose } from '@salvia/rules/plans/dose-schedule'
import { piecesOf } from '@salvia/rules/plans/pieces'
import { orderPlanItems } from '@salvia/rules/plans/plan-order'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { timeWord } from '../intake-words.ts'
import { TimeIcon } from '../time-icon.tsx'
import type { DraftItem } from './plan-draft.ts'
import { itemFigures } from './plan-figures.ts'
import css from './side-panel.module.css'

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

/** When what is taken, and how many packs it needs. */
export function DaySection({ items }: { items: DraftItem[] }) {
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
              <span className="visually-hidden">{m.common_product()}</span>
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
            <th scope="col">{m.common_packs()}</th>
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
