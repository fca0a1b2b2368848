import { Button } from '@mantine/core'
import type { Cart } from '@salvia/contract/cart/cart'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import css from './cart-page.module.css'
import { SetAsideCart } from './set-aside-cart.tsx'

type Props = {
  shareCode: string | undefined
  /** The emptied cart; it may know of one that was set aside. */
  cart: Cart | null
}

/** A cart without products, and where to find some. */
export const EmptyBasket = ({ shareCode, cart }: Props) => (
  <div className={`wrap-narrow ${css.empty}`}>
    <h1 className="title">{m.cart_title()}</h1>
    {cart && <SetAsideCart cart={cart} />}
    <EmptyState
      title={m.cart_empty_title()}
      action={
        <Button
          variant="filled"
          renderRoot={(props) => (
            <Link to={shareCode ? `/recommendations/${shareCode}` : '/shop'} {...props} />
          )}
        >
          {shareCode ? m.checkout_back_to_plan() : m.cart_empty_shop()}
        </Button>
      }
    >
      {m.cart_empty_text()}
    </EmptyState>
  </div>
)
