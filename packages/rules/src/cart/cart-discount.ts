import { FREE_LINE_PERCENT, PRACTITIONER_DISCOUNT_PERCENT } from '@salvia/contract/words/limits'
import { type PlanTerms, planDiscount } from '../plans/plan-discount.ts'

export type DiscountableLine = {
  isSample: boolean
  recommendationItemId: string | null
  /** The plan a line belongs to; null for a line from the shop. */
  plan: PlanTerms | null
}

export type CartBuyer = { isAdmin: boolean; isApprovedPractitioner: boolean }

type CartToDiscount<L> = { lines: L[]; isCustomClientOrder: boolean; buyer: CartBuyer }

export type DiscountedCart<L> = {
  overrideDiscountPercentage: number | null
  lines: (L & { discountPercentage: number })[]
}

/** Only admins and approved practitioners may use the override (docs/specification.md, section 6). */
export const mayOverrideDiscount = ({ isAdmin, isApprovedPractitioner }: CartBuyer): boolean =>
  isAdmin || isApprovedPractitioner

/** A line's own discount in percent: free for a sample, else its plan's, if it has one. */
export function lineDiscount({ isSample, plan }: DiscountableLine): number {
  if (isSample) return FREE_LINE_PERCENT
  return plan ? planDiscount(plan) : 0
}

/**
 * Discounts of a cart (docs/specification.md, section 6; docs/domain.md, The 30 percent). For a buyer with override
 * rights, any discount other than 30 or 100 sets all but free lines to 30 percent and unlinks them from plans, so that
 * no commission accrues. A custom client order keeps its plan discounts and has no override.
 */
export function discountCart<L extends DiscountableLine>(cart: CartToDiscount<L>): DiscountedCart<L> {
  const lines = cart.lines.map((line) => ({ ...line, discountPercentage: lineDiscount(line) }))
  const isOverridden =
    mayOverrideDiscount(cart.buyer) && !cart.isCustomClientOrder && lines.some(differsFromOverride)
  if (!isOverridden) return { overrideDiscountPercentage: null, lines }
  return { overrideDiscountPercentage: PRACTITIONER_DISCOUNT_PERCENT, lines: lines.map(override) }
}

const differsFromOverride = ({ discountPercentage }: { discountPercentage: number }) =>
  discountPercentage !== PRACTITIONER_DISCOUNT_PERCENT && discountPercentage !== FREE_LINE_PERCENT

const override = <L extends DiscountableLine>(line: L) => ({
  ...line,
  recommendationItemId: null,
  plan: null,
  discountPercentage: line.isSample ? FREE_LINE_PERCENT : PRACTITIONER_DISCOUNT_PERCENT,
})
