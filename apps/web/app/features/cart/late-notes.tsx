import type { Cart } from '@salvia/contract/cart/cart'
import { DisruptionsInRows } from '#app/shared/disruptions-of.tsx'
import { SetAsideCart } from './set-aside-cart.tsx'

/** What the cart's page tells beyond the cart: one that was set aside, and products that cannot be had as usual. */
export const LateNotes = ({ cart }: { cart: Cart }) => (
  <>
    <SetAsideCart cart={cart} />
    <DisruptionsInRows products={cart.lines.map(({ product }) => product)} />
  </>
)
