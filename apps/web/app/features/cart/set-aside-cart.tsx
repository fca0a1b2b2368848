import type { Cart } from '@salvia/contract/cart/cart'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { useCartChange } from './cart-changes.ts'

/** Offers the cart set aside at sign-in because it follows another practitioner. */
export function SetAsideCart({ cart: { setAsideCart } }: { cart: Cart }) {
  const { run, isPending } = useCartChange()
  if (setAsideCart === null) return null
  const { id, practitionerName, itemsCount } = setAsideCart
  const take = () =>
    run(async (api) => {
      const bound = await api('PUT /cart/{id}/bind', { params: { id } })
      return bound ?? api('GET /cart', {})
    })
  return (
    <Note
      title={practitionerName ? m.cart_aside_title_of({ name: practitionerName }) : m.cart_aside_title()}
      action={
        <Button onClick={take} loading={isPending}>
          {m.cart_aside_take()}
        </Button>
      }
    >
      {m.cart_aside_text({ count: itemsCount })}
    </Note>
  )
}
