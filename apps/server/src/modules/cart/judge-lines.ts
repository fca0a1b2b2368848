import type { SaleProblem } from '@salvia/rules/cart/line-availability'
import type { Db } from '#db/database'
import type { Pricing } from './cart-pricing.ts'
import type { CartItem } from './data/cart-items.ts'
import { repriceCart } from './reprice-cart.ts'
import { emptyCart } from './use-cases/open-cart.ts'

export type JudgedLine = { item: CartItem; problem: SaleProblem | null }

/**
 * Whether lines could be put into a cart of a country now, without one being made: of those whose product is still known,
 * each with the reasons against it. A line whose plan is gone has lost its link; one that was
 * replaced in its plan can be put into a cart, which asks about it.
 */
export async function judgeLines(
  db: Db,
  { countryCode, lines }: { countryCode: string; lines: CartItem[] },
  pricing: Pricing,
): Promise<JudgedLine[]> {
  const { price, items } = await repriceCart(db, { ...emptyCart(countryCode, pricing.now), lines }, pricing)
  return price.lines.map(({ problem }, at) => ({
    item: items[at] as CartItem,
    problem: problem === 'ReplacedInPlan' ? null : problem,
  }))
}
