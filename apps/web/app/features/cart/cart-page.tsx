import type { Cart, CartLine } from '@salvia/contract/cart/cart'
import { lazy, type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { hideSnackbar, showWorking } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { BuyBar } from '#app/ui/buy-bar.tsx'
import { Money } from '#app/ui/money.tsx'
import { CartLines } from './cart-lines.tsx'
import css from './cart-page.module.css'
import { useQuantityChange, useWanted } from './wanted-quantities.ts'

/** In few carts. */
const ClientOrder = lazy(() => import('./client-order.tsx').then((part) => ({ default: part.ClientOrder })))
const LateNotes = lazy(() => import('./late-notes.tsx').then((part) => ({ default: part.LateNotes })))

type Props = { cart: Cart; total: Cart['totalAmount']; summary: ReactNode }

/** What is in the cart, what it costs, and the way to checkout. */
export function CartPage({ cart, total, summary }: Props) {
  const { quantities } = useWanted()
  const change = useQuantityChange()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  const remove = (line: CartLine) => {
    focusHeading()
    change.remove(line)
  }
  const shown = cart.lines
    .map((line) => ({ line, quantity: quantities[line.product.id] ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0)
  const held = shown.flatMap(({ line }) => (line.problem === null ? [] : [line]))
  const unavailable = held.filter(({ problem }) => problem !== 'ReplacedInPlan')
  const isUpdating = Object.keys(quantities).length > 0
  useUpdatingNote(isUpdating)
  const button = (
    <Button
      variant="filled"
      size="lg"
      fullWidth
      disabled={isUpdating || held.length > 0 || shown.length === 0}
      onClick={() => navigate('/checkout')}
    >
      {m.cart_go_to_checkout()}
    </Button>
  )
  return (
    <>
      <div className={`wrap-narrow ${css.grid}`}>
        <div className={css.main}>
          <h1 ref={heading} className="title" tabIndex={-1}>
            {m.cart_title()}
          </h1>
          <CartFollows cart={cart} />
          {cart.isCustomClientOrder && (
            <DeferredPart>
              <ClientOrder cart={cart} />
            </DeferredPart>
          )}
          <DeferredPart>
            <LateNotes
              {...{ cart, unavailable }}
              onSettled={focusHeading}
              onRemove={(lines) => lines.forEach(change.remove)}
            />
          </DeferredPart>
          <CartLines lines={shown} onSet={change.set} onRemove={remove} />
        </div>
        <aside className={`card ${css.summary}`} aria-busy={isUpdating}>
          {summary}
          <div className={css.wide}>{button}</div>
        </aside>
      </div>
      <BuyBar price={<Money value={total} />} words={m.packs_count({ count: cart.itemsCount })}>
        {button}
      </BuyBar>
    </>
  )
}

/** Announces that the total is being recalculated. */
function useUpdatingNote(isUpdating: boolean) {
  useEffect(() => {
    if (isUpdating) showWorking('updating-total', m.cart_updating_total())
    else hideSnackbar('updating-total')
    return () => hideSnackbar('updating-total')
  }, [isUpdating])
}

/** The practitioner whose plans the cart follows. */
function CartFollows({ cart: { recommendations } }: { cart: Cart }) {
  if (recommendations.length === 0) return null
  return (
    <div className={`second ${css.follows}`}>
      {recommendations.map(({ id, shareCode, name: plan, practitionerName: name }) => (
        <p key={id}>
          <Link to={`/recommendations/${shareCode}`}>
            {recommendations.length === 1
              ? m.cart_follows_plan({ name })
              : m.cart_follows_named({ plan, name })}
          </Link>
        </p>
      ))}
    </div>
  )
}
