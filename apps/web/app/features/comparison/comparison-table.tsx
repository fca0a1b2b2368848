import type { Product } from '@salvia/contract/catalogue/shop'
import { IconPin, IconX } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { LocalLink } from '#app/language/local-link.tsx'
import { ignoreSecondPress } from '#app/lib/one-press.ts'
import { m } from '#app/paraglide/messages.js'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { type ComparedColumn, ingredientRows, unitSymbols } from './compared-columns.ts'
import css from './comparison.module.css'
import { FactRows, GroupRow, IngredientRow } from './comparison-rows.tsx'
import { useComparison } from './comparison-store.ts'
import { PinnedHeads } from './pinned-heads.tsx'
import { differencesFirst, isStated } from './row-order.ts'
import { useColumnActs } from './use-comparison-change.ts'

/** Actions on a product besides removing it. */
export type ProductActs = (product: Product) => ReactNode

type Props = { columns: ComparedColumn[]; actsOf: ProductActs; onlyDifferences: boolean }

/** One column per product, one row per fact or ingredient; differences are highlighted. */
export function ComparisonTable({ columns, actsOf, onlyDifferences }: Props) {
  const rows = ingredientRows(columns)
  const symbols = unitSymbols(columns)
  const [isUnfolded, setUnfolded] = useState(false)
  const wanted = differencesFirst(
    rows.filter((row) => !onlyDifferences || row.amountDiffers || row.formDiffers),
  )
  const shown = isUnfolded ? wanted : wanted.filter(isStated)
  const folded = wanted.length - shown.length
  const table = useRef<HTMLTableElement>(null)
  const width = { '--products': columns.length } as CSSProperties
  return (
    <section className={`card ${css.compared}`} style={width} aria-label={m.comparison_title()}>
      <PinnedHeads columns={columns} table={table} />
      <div className={css.scroll}>
        <table ref={table} className={css.table}>
          <caption className="visually-hidden">{m.comparison_title()}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{m.comparison_fact()}</span>
              </th>
              {columns.map((column) => (
                <Head key={column.product.id} column={column} actsOf={actsOf} />
              ))}
            </tr>
          </thead>
          <tbody>
            <FactRows columns={columns} onlyDifferences={onlyDifferences} />
            {wanted.length > 0 && <GroupRow columns={columns} />}
            {shown.map((row) => (
              <IngredientRow key={row.ingredientId} row={row} columns={columns} symbols={symbols} />
            ))}
          </tbody>
        </table>
      </div>
      {folded > 0 && (
        <p className={css.without}>
          <button type="button" className="link" onClick={() => setUnfolded(true)}>
            {m.comparison_rows_folded({ count: folded })}
          </button>
        </p>
      )}
      {rows.length === 0 && <p className={`second ${css.without}`}>{m.comparison_unknown_label()}</p>}
    </section>
  )
}

function Head({ column: { product, isMain }, actsOf }: { column: ComparedColumn; actsOf: ProductActs }) {
  const { remove, makeMain } = useColumnActs(product.id)
  const planId = useComparison(({ entries }) => entries.find(({ id }) => id === product.id)?.recommendationId)
  return (
    <th scope="col" data-main={isMain || undefined}>
      <div className={css.head}>
        <div className={css.headActs}>
          <button
            type="button"
            className={css.icon}
            aria-pressed={isMain}
            aria-label={m.comparison_pin({ product: product.name })}
            onClick={makeMain}
          >
            <IconPin size={18} stroke={1.75} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={css.icon}
            aria-label={m.comparison_remove({ product: product.name })}
            onClickCapture={ignoreSecondPress}
            onClick={remove}
          >
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
        <PackShot src={product.imageUrl} size="l" isEager />
        <span className="third">{product.brandName}</span>
        <LocalLink to={`/shop/products/${product.id}${planId ? `?recommendationId=${planId}` : ''}`}>
          {product.name}
        </LocalLink>
        {actsOf(product)}
      </div>
    </th>
  )
}
