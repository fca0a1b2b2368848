import type { Cart, CartLine } from '@salvia/contract/cart/cart'
import { DisruptionsInRows } from '#app/shared/disruptions-of.tsx'
import { ReplacedLines } from './replaced-lines.tsx'
import { SetAsideCart } from './set-aside-cart.tsx'
import { UnavailableLines } from './unavailable-lines.tsx'

type Props = {
  cart: Cart
  unavailable: CartLine[]
  /** A note that had the focus is gone. */
  onSettled: () => void
  onRemove: (lines: CartLine[]) => void
}

/**
 * What the cart's page tells beyond the cart: one that was set aside, what was replaced in its plans, and products that
 * cannot be had, or not as usual.
 */
export const LateNotes = ({ cart, unavailable, onSettled, onRemove }: Props) => (
  <>
    <SetAsideCart cart={cart} />
    <ReplacedLines lines={cart.lines} onSettled={onSettled} />
    <UnavailableLines lines={unavailable} onRemove={onRemove} />
    <DisruptionsInRows products={cart.lines.map(({ product }) => product)} />
  </>
)
