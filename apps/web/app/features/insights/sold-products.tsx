import type { PractitionerInsights, ProductInsight } from '@salvia/contract/insights/insights'
import { personLengths } from '@salvia/contract/words/lengths'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { Money } from '#app/ui/money.tsx'
import { PagedList } from '#app/ui/paged-list.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { useTypedFilter } from '#app/workbench/typed-filter.ts'
import { Counted } from './counted.tsx'
import css from './insights.module.css'

type Props = {
  found: UseQueryResult<PractitionerInsights>
  onGo: (offset: number) => void
  /** A product's name as the way to it. */
  nameOf: (product: ProductInsight) => ReactNode
  /** Its orders, as the way to them. */
  ordersOf?: (product: ProductInsight) => ReactNode
}

/** The products that sold most, looked for by name or brand. */
export function SoldProducts({ found, onGo, nameOf, ordersOf }: Props) {
  const { isSet, field } = useTypedFilter('name')
  const columns: Column<ProductInsight>[] = [
    { id: 'name', title: m.common_name(), isName: true, cell: nameOf },
    { id: 'brand', title: m.catalogue_field_brand(), isExtra: true, cell: ({ brandName }) => brandName },
    {
      id: 'packs',
      title: m.common_packs(),
      isFigure: true,
      cell: ({ packs }) => <Counted count={packs} words={m.packs_count({ count: packs })} />,
    },
    {
      id: 'orders',
      title: m.common_orders(),
      isFigure: true,
      cell: (row) =>
        ordersOf?.(row) ?? (
          <Counted count={row.orders} words={m.catalogue_plan_orders({ count: row.orders })} />
        ),
    },
    {
      id: 'sales',
      title: m.insights_sales(),
      isFigure: true,
      cell: ({ grossSales }) => <Money value={grossSales} />,
    },
  ]
  return (
    <section aria-labelledby="top-products">
      <div className={css.head}>
        <h2 id="top-products" className={css.title}>
          {m.insights_top_products()}
        </h2>
        <SearchField isSmall label={m.common_product_or_brand()} maxLength={personLengths.query} {...field} />
      </div>
      <PagedList
        found={found}
        none={isSet ? m.list_none_title() : m.insights_products_none()}
        label={m.insights_top_products()}
        onGo={onGo}
      >
        {(rows) => (
          <DataTable
            isCompact
            caption={m.insights_top_products()}
            columns={columns}
            rows={rows}
            keyOf={({ productId }) => productId}
          />
        )}
      </PagedList>
    </section>
  )
}
