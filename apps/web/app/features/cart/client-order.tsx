import type { Cart } from '@salvia/contract/cart/cart'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { useCartChange } from './cart-changes.ts'

/** Says that the cart is an order for a client, with a link back to the user's own cart. */
export function ClientOrder({ cart: { id, shippingCustomer } }: { cart: Cart }) {
  const { run, isPending } = useCartChange()
  const discard = () =>
    run(async (api) => {
      await api('DELETE /cart/{id}', { params: { id } })
      return api('GET /cart', {})
    })
  return (
    <Note
      tone="attention"
      title={shippingCustomer ? m.cart_for_client({ name: shippingCustomer.name }) : m.client_order_title()}
      action={
        <Button size="sm" onClick={discard} loading={isPending}>
          {m.client_order_discard()}
        </Button>
      }
    >
      {m.client_order_text()}
    </Note>
  )
}
