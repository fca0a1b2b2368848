import type { Cart } from '@salvia/contract/cart/cart'
import { DisruptionsInRows } from '#app/shared/disruptions-of.tsx'
import { ReplacedLines } from './replaced-lines.tsx'
import { SetAsideCart } from './set-aside-cart.tsx'

type Props = {
  cart: Cart
  /** A note that had the focus is gone. */
  onSettled: () => void
}

/**
 * What the cart's page tells beyond the cart: one that was set aside, what was replaced in its plans, and products that
 * cannot be had as usual.
 */
export const LateNotes = ({ cart, onSettled }: Props) => (
  <>
    <SetAsideCart cart={cart} />
    <ReplacedLines lines={cart.lines} onSettled={onSettled} />
    <DisruptionsInRows products={cart.lines.map(({ product }) => product)} />
  </>
)
