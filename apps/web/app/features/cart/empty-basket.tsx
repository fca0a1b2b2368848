import type { Cart } from '@salvia/contract/cart/cart'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import css from './cart-page.module.css'
import { SetAsideCart } from './set-aside-cart.tsx'

type Props = {
  shareCode: string | undefined
  /** The empty cart, which may reference a set-aside cart. */
  cart: Cart | null
}

/** An empty cart, with links to products. */
export const EmptyBasket = ({ shareCode, cart }: Props) => (
  <div className={`wrap-narrow ${css.empty}`}>
    <h1 className="title">{m.cart_title()}</h1>
    {cart && <SetAsideCart cart={cart} />}
    <EmptyState
      title={m.cart_empty_title()}
      action={
        <Button variant="filled" component={Link} to={shareCode ? `/recommendations/${shareCode}` : '/shop'}>
          {shareCode ? m.checkout_back_to_plan() : m.cart_empty_shop()}
        </Button>
      }
    >
      {m.cart_empty_text()}
    </EmptyState>
  </div>
)
