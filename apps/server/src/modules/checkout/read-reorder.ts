import type { Reorder } from '@salvia/contract/orders/reorder'
import type { Db } from '#db/database'
import { type CartContext, judgeLines } from '../cart/index.ts'
import { listOrderLines, type OrderRow } from '../orders/index.ts'

/**
 * What of an order can be put into a cart of its country now, and what cannot and why. Free lines are left out: samples
 * are given, not ordered again.
 */
export async function readReorder(
  db: Db,
  { id, countryCode }: OrderRow,
  { pricing }: Pick<CartContext, 'pricing'>,
): Promise<Reorder> {
  const ordered = (await listOrderLines(db, id)).filter(({ isSample }) => !isSample)
  const items = ordered.map(({ productId, quantity, recommendationItemId }) => ({
    productId,
    quantity,
    recommendationItemId,
    isSample: false,
  }))
  const judged = await judgeLines(db, { countryCode, lines: items }, pricing)
  const problemOf = (productId: string) => {
    const found = judged.find(({ item }) => item.productId === productId)
    return found ? found.problem : 'Gone'
  }
  return {
    lines: judged
      .filter(({ problem }) => problem === null)
      .map(({ item: { productId, quantity, recommendationItemId } }) => ({
        productId,
        quantity,
        recommendationItemId,
      })),
    left: ordered.flatMap(({ productId, name }) => {
      const problem = problemOf(productId)
      return problem === null ? [] : [{ productId, name, problem }]
    }),
  }
}
