import { formatNumber } from '@salvia/rules/format/format'
import { scheduleDose, timesOfDay } from '@salvia/rules/plans/dose-schedule'
import { orderPlanItems } from '@salvia/rules/plans/plan-order'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { IconAlertCircle } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { timeWord } from '../intake-words.ts'
import { TimeIcon } from '../time-icon.tsx'
import { CostSection } from './cost-section.tsx'
import type { DraftItem, PlanDraft } from './plan-draft.ts'
import { itemFigures } from './plan-figures.ts'
import css from './side-panel.module.css'

/** The plan at a glance: what to check, a day, the cost. */
export const SidePanel = ({ draft }: { draft: PlanDraft }) => (
  <>
    <ToCheck items={draft.items} />
    <Day items={draft.items} />
    <CostSection draft={draft} />
  </>
)

function ToCheck({ items }: { items: DraftItem[] }) {
  const missing = items.filter(({ product }) => !isAvailable(product.stockStatus.id))
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="to-check">
      <h2 id="to-check" className={css.head}>
        {m.plan_editor_to_check()} <span>{missing.length}</span>
      </h2>
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

const sumOf = (values: (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0)

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
              <span className="visually-hidden">{m.plan_product()}</span>
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

const Units = ({ value, isOff }: { value: number | null; isOff: boolean }) => (
  <td>{value ? <mark data-off={isOff || undefined}>{formatNumber(value, getLocale())}</mark> : null}</td>
)

const DayRow = ({ row, hasAnyTime }: { row: Row; hasAnyTime: boolean }) => (
  <tr>
    <th scope="row" title={row.item.product.name}>
      {row.item.product.name}
    </th>
    {timesOfDay.map((time, at) => (
      <Units key={time} value={row.units[at] ?? null} isOff={row.isOff} />
    ))}
    {hasAnyTime && <Units value={row.anyTime} isOff={row.isOff} />}
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
          <td key={time}>{shown(sumOf(rows.map(({ units }) => units[at] ?? null)))}</td>
        ))}
        {hasAnyTime && <td>{shown(sumOf(rows.map(({ anyTime }) => anyTime)))}</td>}
        <td className="strong">{sumOf(packs)}</td>
      </tr>
    </tfoot>
  )
}
