import type { ApiAnswer } from '@salvia/contract/api-calls'
import { formatNumber } from '@salvia/rules/format/format'
import { unitSymbol } from '@salvia/rules/nutrition/unit-symbol'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { labelRowsQuery } from './ingredient-queries.ts'
import css from './ingredients.module.css'

type Row = ApiAnswer<'GET /admin/ingredients/{id}/product-ingredients'>['results'][number]

/** Products whose labels name an ingredient, with the printed text. */
export function LabelRows({ ingredientId }: { ingredientId: string }) {
  const [offset, setOffset] = useState(0)
  const listed = useQuery({ ...labelRowsQuery(ingredientId, offset), placeholderData: keepPreviousData })
  return (
    <section>
      <h3>{m.common_products()}</h3>
      <Rows listed={listed} onGo={setOffset} />
    </section>
  )
}

type Listed = ReturnType<typeof useQuery<ApiAnswer<'GET /admin/ingredients/{id}/product-ingredients'>>>

function Rows({ listed, onGo }: { listed: Listed; onGo: (offset: number) => void }) {
  const { data, isError, refetch } = listed
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={4} />
  if (data.results.length === 0) return <p className="third">{m.ingredient_no_products()}</p>
  return (
    <>
      <ul className={css.products}>
        {data.results.map((row) => (
          <LabelRow key={row.id} row={row} />
        ))}
      </ul>
      <Pages {...data.pager} onGo={onGo} counted={m.products_count} label={m.ingredient_product_pages()} />
    </>
  )
}

const LabelRow = ({ row }: { row: Row }) => (
  <li>
    <div>
      <Link to={`/admin/products/${row.productId}`}>{row.productName}</Link>
      <p className="third">{[row.brandName, row.labelName, row.form].filter(Boolean).join(' · ')}</p>
    </div>
    <span className="num">
      {row.amount === null || row.unit === null
        ? '–'
        : `${formatNumber(row.amount, getLocale())} ${unitSymbol(row.unit, getLocale())}`}
    </span>
  </li>
)
