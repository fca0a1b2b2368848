import type { Cart, CartLine } from '@salvia/contract/cart/cart'
import { formatMoney } from '@salvia/rules/format/format'
import type { Api } from '#app/api/api.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { useCartChange } from './cart-changes.ts'
import type { CartChange } from './cart-turn.ts'
import css from './replaced-lines.module.css'

type Replaced = CartLine & { replacedBy: NonNullable<CartLine['replacedBy']> }

const isReplaced = (line: CartLine): line is Replaced => line.replacedBy !== null

/** Stays in the cart without the plan, at the price of the shop. */
const keep =
  ({ product, quantity }: Replaced): CartChange =>
  async (api, known) =>
    known &&
    api('PUT /cart/{id}/products/{productId}', {
      params: { id: known.id, productId: product.id },
      body: { quantity, recommendationItemId: null },
    })

async function swap(api: Api, cart: Cart, line: Replaced) {
  const { product, replacedBy, recommendationItemId } = line
  const present = cart.lines.find((other) => other.product.id === replacedBy.id)
  const quantity = present?.quantity ?? line.quantity
  const answer = await api('PUT /cart/{id}/products/{productId}', {
    params: { id: cart.id, productId: replacedBy.id },
    body: { quantity, recommendationItemId },
  })
  if (answer === null || answer.error !== null) return answer
  const params = { id: cart.id, productId: product.id }
  return api('DELETE /cart/{id}/products/{productId}', { params })
}

const take =
  (line: Replaced): CartChange =>
  async (api, known) =>
    known && swap(api, known, line)

type Props = { lines: CartLine[]; onSettled: () => void }

/** What a plan has in the place of products in the cart: the buyer takes it, or keeps what is there at its price. */
export function ReplacedLines({ lines, onSettled }: Props) {
  const { run, isPending } = useCartChange((answer) => answer?.error ?? onSettled())
  return lines.filter(isReplaced).map((line) => {
    const { product, replacedBy, problem } = line
    const isSold = problem === 'ReplacedInPlan'
    const price = formatMoney(line.paid, getLocale())
    return (
      <Note
        key={product.id}
        tone="warning"
        role="status"
        title={m.cart_replaced_title({ product: product.name })}
        action={
          <div className={css.ways}>
            <Button onClick={() => run(take(line))} loading={isPending}>
              {m.cart_replaced_take({ product: replacedBy.name })}
            </Button>
            {isSold && (
              <Button onClick={() => run(keep(line))} disabled={isPending}>
                {m.cart_replaced_keep({ product: product.name })}
              </Button>
            )}
          </div>
        }
      >
        {m.cart_replaced_by({ replacement: replacedBy.name })}
        {isSold && ` ${m.cart_replaced_price({ price })}`}
      </Note>
    )
  })
}
