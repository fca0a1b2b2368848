import { useQuery } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'
import { DisruptionNote } from './disruption-note.tsx'

/** The ids in one order, so that one list is one query. */
const disruptionsOfQuery = (productIds: string[]) =>
  query('GET /product-disruptions', {
    query: { productIds: productIds.toSorted().join(','), limit: productIds.length },
  })

/** Which of some products cannot be had as usual, when they are expected, and the ways out; nothing while all can. */
export function DisruptionsOf({ productIds }: { productIds: string[] }) {
  const asked = [...new Set(productIds)]
  const { data } = useQuery({ ...disruptionsOfQuery(asked), enabled: asked.length > 0 })
  return data?.results.map(({ product, ...disruption }) => (
    <DisruptionNote key={product.id} productId={product.id} name={product.name} disruption={disruption} />
  ))
}
