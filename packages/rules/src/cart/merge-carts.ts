import { CART_LINE_LIMIT, CART_QUANTITY_LIMIT } from '@salvia/contract/words/limits'
import { haveDifferentPractitioners } from './different-practitioners.ts'

export type MergeableLine = {
  productId: string
  quantity: number
  isSample: boolean
  recommendationItemId: string | null
  practitionerId: string | null
}

export type MergeableCart<L extends MergeableLine> = {
  countryCode: string
  isCustomClientOrder: boolean
  lines: L[]
}

/**
 * `merged`: the user's cart gets the country and lines. `setAside`: the carts follow different practitioners, or have more
 * lines together than one cart takes; the anonymous cart becomes current, the other waits. `keptApart`: a custom client order stays as it is
 * next to the anonymous cart.
 */
export type MergedCarts<L> =
  | { outcome: 'merged'; countryCode: string; lines: L[] }
  | { outcome: 'setAside' }
  | { outcome: 'keptApart' }

/** Binds an anonymous cart to a user with a cart (docs/domain.md, Cart). */
export function mergeCarts<L extends MergeableLine>(
  anonymous: MergeableCart<L>,
  own: MergeableCart<L>,
): MergedCarts<L> {
  if (anonymous.isCustomClientOrder || own.isCustomClientOrder) return { outcome: 'keptApart' }
  if (haveDifferentPractitioners([...anonymous.lines, ...own.lines])) return { outcome: 'setAside' }
  const ownLines = new Map(own.lines.map((line) => [line.productId, line]))
  const merged = anonymous.lines.map((line) => mergeLines(line, ownLines.get(line.productId)))
  const named = new Set(anonymous.lines.map((line) => line.productId))
  const lines = [...merged, ...own.lines.filter((line) => !named.has(line.productId))]
  if (lines.length > CART_LINE_LIMIT) return { outcome: 'setAside' }
  return { outcome: 'merged', countryCode: anonymous.countryCode, lines }
}

/** A product is in a cart once: a paid line replaces a sample. */
function mergeLines<L extends MergeableLine>(line: L, own: L | undefined): L {
  if (!own) return line
  if (line.isSample !== own.isSample) return line.isSample ? own : line
  const linked = line.recommendationItemId ? line : own
  return {
    ...line,
    quantity: line.isSample ? 1 : Math.min(line.quantity + own.quantity, CART_QUANTITY_LIMIT),
    recommendationItemId: linked.recommendationItemId,
    practitionerId: linked.practitionerId,
  }
}
