import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import css from './cart-page.module.css'

/** A cart without products, and where to find some. */
export const EmptyBasket = ({ shareCode }: { shareCode: string | undefined }) => (
  <div className={`wrap-narrow ${css.empty}`}>
    <h1 className="title">{m.cart_title()}</h1>
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
