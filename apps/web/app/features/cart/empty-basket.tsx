import type { Cart } from '@salvia/contract/cart/cart'
import type { ContentOf } from '@salvia/contract/content/content'
import type { ReactNode } from 'react'
import { LocalLink } from '#app/language/local-link.tsx'
import { takeLostFocus } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Drawing } from '#app/ui/drawing.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import css from './cart-page.module.css'
import { ClientOrder } from './client-order.tsx'
import { SetAsideCart } from './set-aside-cart.tsx'

type Words = Pick<ContentOf<'page'>, 'languageCode' | 'title' | 'lead' | 'action' | 'secondAction'>

type Props = {
  /** Null while it is not known, or if it cannot be read. */
  words: Words | null
  shareCode: string | undefined
  /** The empty cart, which may reference a set-aside cart. */
  cart: Cart | null
  /** Why it is empty, where that is known. */
  above: ReactNode
}

/** An empty cart, with links to products. */
export const EmptyBasket = ({ words, shareCode, cart, above }: Props) => (
  <div className={`wrap-narrow ${css.empty}`}>
    <h1 ref={takeLostFocus} className="title" tabIndex={-1}>
      {m.cart_title()}
    </h1>
    {above}
    {cart?.isCustomClientOrder && <ClientOrder cart={cart} />}
    {cart && <SetAsideCart cart={cart} />}
    <Drawing name="basket" className={css.drawing} />
    {words && (
      <EmptyState
        title={words.title}
        language={words.languageCode}
        action={<Ways words={words} shareCode={shareCode} />}
      >
        {words.lead}
      </EmptyState>
    )}
  </div>
)

/** Who holds a plan is led back to it first. */
function Ways({
  words: { action, secondAction },
  shareCode,
}: {
  words: Words
  shareCode: string | undefined
}) {
  const main = shareCode
    ? { href: `/recommendations/${shareCode}`, label: m.checkout_back_to_plan() }
    : action
  const other = shareCode ? action : secondAction
  return (
    <div className={css.ways}>
      {main && (
        <Button variant="filled" component={LocalLink} to={main.href}>
          {main.label}
        </Button>
      )}
      {other && (
        <LocalLink className="link" to={other.href}>
          {other.label}
        </LocalLink>
      )}
    </div>
  )
}
