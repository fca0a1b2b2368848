import type { LabelUnit } from '@salvia/contract/words/catalogue'
import type { ComparedCell, ComparedRow } from '@salvia/rules/comparison/compare-ingredients'
import { formatMoney, formatNumber } from '@salvia/rules/format/format'
import { formatAmount } from '@salvia/rules/format/format-measures'
import { kilojoules } from '@salvia/rules/nutrition/energy'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { deliveryFormatsQuery } from '#app/api/delivery-formats-query.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { basePriceWords } from '#app/shared/base-price.ts'
import { DisruptionNote } from '#app/shared/disruption-note.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import type { ComparedColumn } from './compared-columns.ts'
import css from './comparison.module.css'
import { DoseCell } from './dose-cell.tsx'
import { isDifferent } from './row-order.ts'

const NONE = '–'

/** Unknown is not the same as none. */
const differ = (texts: string[]) => new Set(texts.filter((text) => text !== NONE)).size > 1

type RowProps = {
  label: ReactNode
  /** 1 and more for a part of the row above. */
  depth?: number
  columns: ComparedColumn[]
  isMarked?: boolean
  children: (column: ComparedColumn, at: number) => ReactNode
}

/** A highlighted row has a background colour and text for screen readers. */
const Row = ({ label, depth = 0, columns, isMarked = false, children }: RowProps) => (
  <tr data-differs={isMarked || undefined}>
    <th scope="row" data-depth={Math.min(depth, 2)}>
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

/** Dose, price, days per pack and availability. */
export function FactRows({ columns, onlyDifferences }: FactsProps) {
  const formats = useQuery(deliveryFormatsQuery).data ?? []
  const isOneShort = columns.some(({ product }) => product.productDisruption !== null)
  const isStockMarked = differ(columns.map(({ product }) => product.stockStatus.id))
  return (
    <>
      <Row label={m.comparison_dose()} columns={columns}>
        {(column) => <DoseCell column={column} />}
      </Row>
      {factsOf(columns, formats)
        .filter(({ isMarked }) => isMarked || !onlyDifferences)
        .map(({ id, label, texts, notes, isMarked }) => (
          <Row key={id} label={label} columns={columns} isMarked={isMarked}>
            {(_, at) => (
              <div className={css.amount}>
                <span className="num">{texts[at]}</span>
                {notes?.[at] && <small>{notes[at]}</small>}
              </div>
            )}
          </Row>
        ))}
      {(isStockMarked || isOneShort || !onlyDifferences) && (
        <Row label={m.comparison_stock()} columns={columns} isMarked={isStockMarked}>
          {({ product: { id, stockStatus, productDisruption: disruption } }) => (
            <div className={css.availability}>
              <StockStatus id={stockStatus.id} />
              {disruption && <DisruptionNote productId={id} stock={stockStatus} disruption={disruption} />}
            </div>
          )}
        </Row>
      )}
    </>
  )
}

/** What all prices include, said once above the table; null where they differ. */
export function sharedBasis(columns: ComparedColumn[]): string | null {
  const [basis, ...others] = new Set(columns.flatMap(({ price }) => price?.basis ?? []))
  return basis !== undefined && others.length === 0 ? basis : null
}

type Formats = Parameters<typeof basePriceWords>[2]

/** What a kilogram or litre costs, and what the price includes where that differs. */
function priceNote({ product, price }: ComparedColumn, saysBasis: boolean, formats: Formats) {
  if (!price) return undefined
  const notes = [basePriceWords(product, price.value, formats), saysBasis && price.basis]
  return notes.filter(Boolean).join(' · ') || undefined
}

type Fact = { id: string; label: string; texts: string[]; notes?: (string | undefined)[] }

function factsOf(columns: ComparedColumn[], formats: Formats) {
  const language = getLocale()
  const money = (value: ComparedColumn['perDay'] | undefined) => (value ? formatMoney(value, language) : NONE)
  const facts: Fact[] = [
    { id: 'day', label: m.comparison_per_day(), texts: columns.map(({ perDay }) => money(perDay)) },
    {
      id: 'pack',
      label: m.comparison_per_pack(),
      texts: columns.map(({ price }) => money(price?.value)),
      notes: columns.map((column) => priceNote(column, sharedBasis(columns) === null, formats)),
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
  <Row label={row.name} depth={row.depth} columns={columns} isMarked={isDifferent(row)}>
    {(_, at) => <Amount cell={row.cells[at] ?? 'LabelUnknown'} symbols={symbols} />}
  </Row>
)

/** Energy is said in both of its units, as on every European label. */
function amountText(amount: number, unit: LabelUnit | null, symbols: ReadonlyMap<string, string>): string {
  const written = formatAmount(amount, getLocale())
  return unit === 'Kilocalories'
    ? `${formatNumber(kilojoules(amount), getLocale())} kJ / ${written} kcal`
    : `${written} ${(unit && symbols.get(unit)) ?? ''}`
}

function Amount({ cell, symbols }: { cell: ComparedCell; symbols: ReadonlyMap<string, string> }) {
  if (cell === 'Absent')
    return (
      <div className={`third ${css.amount}`}>
        <span aria-hidden="true">{NONE}</span>
        <span className="visually-hidden">{m.comparison_none()}</span>
      </div>
    )
  if (cell === 'NotStated') return <div className={`third ${css.amount}`}>{m.comparison_not_stated()}</div>
  if (cell === 'LabelUnknown')
    return <div className={`third ${css.amount}`}>{m.comparison_unknown_label()}</div>
  const { amount, unit, form, labelName } = cell
  return (
    <div className={css.amount}>
      <span className={amount === null ? 'second' : 'num medium'}>
        {amount === null ? m.comparison_unknown_amount() : amountText(amount, unit, symbols)}
      </span>
      {labelName && <small>{labelName}</small>}
      {form && <small>{form}</small>}
    </div>
  )
}
