import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { query } from '#app/api/query.ts'
import { DisruptionNote } from './disruption-note.tsx'

type Props = { products: Pick<ProductCard, 'id' | 'stockStatus'>[] }

/** The ids in one order, so that one list is one query. */
const disruptionsOfQuery = (productIds: string[]) =>
  query('GET /product-disruptions', {
    query: { productIds: productIds.toSorted().join(','), limit: productIds.length },
  })

/** Which of some products cannot be had as usual; none while it is not known. */
export function useDisruptions(productIds: string[]) {
  const asked = [...new Set(productIds)]
  const { data } = useQuery({ ...disruptionsOfQuery(asked), enabled: asked.length > 0 })
  return data?.results ?? []
}

/**
 * When they are expected and the ways out, each inside the row of its product: the element `item-{productId}`, which the
 * page has long before the notes are known. Nothing while all can be had.
 */
export function DisruptionsInRows({ products }: Props) {
  const stocks = new Map(products.map(({ id, stockStatus }) => [id, stockStatus]))
  return useDisruptions([...stocks.keys()]).map(({ product: { id }, ...disruption }) => (
    <InRow key={id} rowId={`item-${id}`}>
      <DisruptionNote productId={id} stock={stocks.get(id) ?? { id: 'Unknown' }} disruption={disruption} />
    </InRow>
  ))
}

function InRow({ rowId, children }: { rowId: string; children: ReactNode }) {
  const [row, setRow] = useState<Element | null>(null)
  // After each change, as a row that was taken out and brought back is another element.
  useLayoutEffect(() => setRow(document.getElementById(rowId)))
  return row && createPortal(children, row)
}
