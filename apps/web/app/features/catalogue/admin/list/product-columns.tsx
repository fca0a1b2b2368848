import type { FoundAdminProduct } from '@salvia/contract/catalogue/admin-products'
import { formatNumber } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Money } from '#app/ui/money.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { Status } from '#app/ui/status.tsx'
import { StockStatus, stockWord } from '#app/ui/stock-status.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { whyFound } from '../../why-found.ts'
import { fieldWord } from '../product-words.ts'
import { typedAmount } from '../typed-number.ts'
import css from './product-list.module.css'

function shownWord({ isActive, isHidden }: FoundAdminProduct): string {
  if (!isActive) return m.catalogue_archived()
  return isHidden ? m.catalogue_hidden() : m.common_shown()
}

const Shown = ({ row }: { row: FoundAdminProduct }) => {
  const mark = row.isActive && !row.isHidden ? 'available' : row.isActive ? 'open' : 'unavailable'
  return <Status mark={mark}>{shownWord(row)}</Status>
}

const Name = ({ row }: { row: FoundAdminProduct }) => (
  <span className={css.name}>
    <PackShot src={row.imageUrl} size="xs" />
    <span>
      {row.name}
      {row.matches && row.matches.length > 0 && <span className={css.why}>{whyFound(row.matches)}</span>}
    </span>
  </span>
)

/** Columns of the list and of its export. */
export const productColumns = (): WorkColumn<FoundAdminProduct>[] => [
  {
    id: 'name',
    title: fieldWord('name'),
    isName: true,
    sortedBy: 'name',
    cell: (row) => <Name row={row} />,
    text: (row) => row.name,
  },
  {
    id: 'sku',
    title: fieldWord('sku'),
    sortedBy: 'sku',
    cell: (row) => row.sku,
    text: (row) => row.sku,
  },
  {
    id: 'brand',
    title: fieldWord('productBrandId'),
    sortedBy: 'brand',
    cell: (row) => row.productBrandName,
    text: (row) => row.productBrandName,
  },
  {
    id: 'ean',
    title: fieldWord('ean'),
    cell: (row) => row.ean ?? '–',
    text: (row) => row.ean ?? '',
    isExtra: true,
  },
  {
    id: 'stock',
    title: fieldWord('stockStatus'),
    sortedBy: 'stockStatus',
    cell: (row) => <StockStatus id={row.stockStatus.id} />,
    text: (row) => stockWord(row.stockStatus.id),
  },
  {
    id: 'shown',
    title: m.catalogue_shop_column(),
    cell: (row) => <Shown row={row} />,
    text: shownWord,
  },
  {
    id: 'quantity',
    title: fieldWord('quantity'),
    sortedBy: 'quantity',
    isFigure: true,
    cell: (row) => formatNumber(row.quantity, getLocale()),
    text: (row) => String(row.quantity),
  },
  {
    id: 'price',
    title: m.catalogue_net_price(),
    sortedBy: 'price',
    isFigure: true,
    cell: (row) => <Money value={row.price} />,
    text: (row) => typedAmount(row.price.amount),
  },
  {
    id: 'markers',
    title: fieldWord('markers'),
    cell: (row) => row.markers.join(', '),
    text: (row) => row.markers.join(', '),
    isExtra: true,
  },
  {
    id: 'external',
    title: m.catalogue_section_external(),
    cell: (row) => row.externalIds.map(({ source, value }) => `${source} ${value}`).join(', '),
    text: (row) => row.externalIds.map(({ source, value }) => `${source} ${value}`).join(', '),
    isExtra: true,
  },
  {
    id: 'updated',
    title: m.common_changed(),
    sortedBy: 'updatedAt',
    isFigure: true,
    cell: (row) => <Time at={row.updatedAt} />,
    text: (row) => row.updatedAt,
    isExtra: true,
  },
]
