import type { Cart, CartLine } from '@salvia/contract/cart/cart'
import { formatMoney } from '@salvia/rules/format/format'
import type { Api } from '#app/api/api.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { usePackSize } from '#app/shared/pack-size.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { useCartChange } from './cart-changes.ts'
import type { CartChange } from './cart-turn.ts'
import { orderedFor } from './ordered-for.ts'
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
      body: { quantity, recommendationItemId: null, ...orderedFor(known) },
    })

async function swap(api: Api, cart: Cart, line: Replaced) {
  const { product, replacedBy, recommendationItemId } = line
  const present = cart.lines.find((other) => other.product.id === replacedBy.id)
  const quantity = present?.quantity ?? line.quantity
  const answer = await api('PUT /cart/{id}/products/{productId}', {
    params: { id: cart.id, productId: replacedBy.id },
    body: { quantity, recommendationItemId, ...orderedFor(cart) },
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
export const ReplacedLines = ({ lines, onSettled }: Props) =>
  lines
    .filter(isReplaced)
    .map((line) => <ReplacedLine key={line.product.id} line={line} onSettled={onSettled} />)

/** Two sizes of a product may bear one name. */
function useNames({ product, replacedBy }: Replaced) {
  const [size, otherSize] = [usePackSize(product), usePackSize(replacedBy)]
  if (product.name !== replacedBy.name) return { product: product.name, replacement: replacedBy.name }
  const withSize = (name: string, held: string | null) => [name, held].filter(Boolean).join(' · ')
  return { product: withSize(product.name, size), replacement: withSize(replacedBy.name, otherSize) }
}

function ReplacedLine({ line, onSettled }: { line: Replaced; onSettled: () => void }) {
  const { run, isPending } = useCartChange((answer) => answer?.error ?? onSettled())
  const { product, replacement } = useNames(line)
  const isSold = line.problem === 'ReplacedInPlan'
  const price = formatMoney(line.paid, getLocale())
  return (
    <Note
      tone="warning"
      role="status"
      title={m.cart_replaced_title({ product })}
      action={
        <div className={css.ways}>
          <Button onClick={() => run(take(line))} loading={isPending}>
            {m.cart_replaced_take({ product: replacement })}
          </Button>
          {isSold && (
            <Button onClick={() => run(keep(line))} held={isPending}>
              {m.cart_replaced_keep({ product })}
            </Button>
          )}
        </div>
      }
    >
      {m.cart_replaced_by({ replacement })}
      {isSold && ` ${m.cart_replaced_price({ product, price })}`}
    </Note>
  )
}
