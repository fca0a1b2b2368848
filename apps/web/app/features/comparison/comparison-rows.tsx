import type { ComparedCell, ComparedRow } from '@salvia/rules/comparison/compare-ingredients'
import { formatMoney, formatNumber } from '@salvia/rules/format/format'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { StockStatus } from '#app/ui/stock-status.tsx'
import type { ComparedColumn } from './compared-columns.ts'
import css from './comparison.module.css'
import { DoseCell } from './dose-cell.tsx'

const NONE = '–'

/** What is not known differs from nothing. */
const differ = (texts: string[]) => new Set(texts.filter((text) => text !== NONE)).size > 1

type RowProps = {
  label: ReactNode
  columns: ComparedColumn[]
  isMarked?: boolean
  children: (column: ComparedColumn, at: number) => ReactNode
}

/** A marked row has a background colour, and words for screen readers. */
const Row = ({ label, columns, isMarked = false, children }: RowProps) => (
  <tr data-differs={isMarked || undefined}>
    <th scope="row">
      {label}
      {isMarked && <span className="visually-hidden">{` (${m.comparison_differs()})`}</span>}
    </th>
    {columns.map((column, at) => (
      <td key={column.product.id} data-main={column.isMain || undefined}>
        {children(column, at)}
      </td>
    ))}
  </tr>
)

type FactsProps = { columns: ComparedColumn[]; onlyDifferences: boolean }

/** The dose, what it costs, how long a pack lasts and whether there is one. */
export function FactRows({ columns, onlyDifferences }: FactsProps) {
  const isStockMarked = differ(columns.map(({ product }) => product.stockStatus.id))
  return (
    <>
      <Row label={m.comparison_dose()} columns={columns}>
        {(column) => <DoseCell column={column} />}
      </Row>
      {factsOf(columns)
        .filter(({ isMarked }) => isMarked || !onlyDifferences)
        .map(({ id, label, texts, notes, isMarked }) => (
          <Row key={id} label={label} columns={columns} isMarked={isMarked}>
            {(_, at) => (
              <>
                <span className="num">{texts[at]}</span>
                {notes?.[at] && <small>{notes[at]}</small>}
              </>
            )}
          </Row>
        ))}
      {(isStockMarked || !onlyDifferences) && (
        <Row label={m.comparison_stock()} columns={columns} isMarked={isStockMarked}>
          {({ product }) => <StockStatus id={product.stockStatus.id} />}
        </Row>
      )}
    </>
  )
}

type Fact = { id: string; label: string; texts: string[]; notes?: (string | undefined)[] }

function factsOf(columns: ComparedColumn[]) {
  const language = getLocale()
  const money = (value: ComparedColumn['perDay'] | undefined) => (value ? formatMoney(value, language) : NONE)
  const facts: Fact[] = [
    { id: 'day', label: m.comparison_per_day(), texts: columns.map(({ perDay }) => money(perDay)) },
    {
      id: 'pack',
      label: m.comparison_per_pack(),
      texts: columns.map(({ price }) => money(price?.value)),
      notes: columns.map(({ price }) => price?.basis),
    },
    {
      id: 'lasts',
      label: m.comparison_lasts(),
      texts: columns.map(({ daysPerPack }) =>
        daysPerPack ? m.comparison_days({ days: daysPerPack }) : NONE,
      ),
    },
  ]
  return facts.map((fact) => ({ ...fact, isMarked: differ(fact.texts) }))
}

export const GroupRow = ({ columns }: { columns: ComparedColumn[] }) => (
  <tr className={css.group}>
    <th scope="row">{m.comparison_in_daily_dose()}</th>
    <td colSpan={columns.length} />
  </tr>
)

type IngredientProps = { row: ComparedRow; columns: ComparedColumn[]; symbols: ReadonlyMap<string, string> }

export const IngredientRow = ({ row, columns, symbols }: IngredientProps) => (
  <Row
    label={row.name}
    columns={columns}
    isMarked={columns.length > 1 && (row.amountDiffers || row.formDiffers)}
  >
    {(_, at) => <Amount cell={row.cells[at] ?? 'LabelUnknown'} symbols={symbols} />}
  </Row>
)

function Amount({ cell, symbols }: { cell: ComparedCell; symbols: ReadonlyMap<string, string> }) {
  if (cell === 'Absent') return <span className="third">{m.comparison_none()}</span>
  if (cell === 'LabelUnknown') return <span className="third">{m.comparison_unknown_label()}</span>
  const { amount, unit, form, labelName } = cell
  return (
    <>
      <span className={amount === null ? 'second' : 'num medium'}>
        {amount === null
          ? m.comparison_unknown_amount()
          : `${formatNumber(amount, getLocale())} ${(unit && symbols.get(unit)) ?? ''}`}
      </span>
      {labelName && <small>{labelName}</small>}
      {form && <small>{form}</small>}
    </>
  )
}
