import type { Cart, CartLine } from '@salvia/contract/cart/cart'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '#app/api/query.ts'
import { apiOf } from '#app/api/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Combobox, type Findable } from '#app/ui/combobox.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { useCartChange } from './cart-changes.ts'
import { OtherClient } from './other-client.tsx'

const MOST_FOUND = 8
const MOST_SUGGESTED = 4

/** Says that the cart is an order for a client, and for whom, with a link back to the user's own cart. */
export function ClientOrder({ cart }: { cart: Cart }) {
  const { id, shippingCustomer } = cart
  const { run, isPending } = useCartChange()
  const discard = () =>
    run(async (api) => {
      await api('DELETE /cart/{id}', { params: { id } })
      return api('GET /cart', {})
    })
  const choose = (shippingUserId: string) =>
    run((api) => api('PUT /cart/{id}', { params: { id }, body: { shippingUserId } }))
  const leave = (keeps: 'products' | 'nothing') => {
    const body = { shippingUserId: null, ...(keeps === 'nothing' && { lines: [] }) }
    return run((api) => api('PUT /cart/{id}', { params: { id }, body }))
  }
  return (
    <Note
      tone="attention"
      title={shippingCustomer ? m.cart_for_client({ name: shippingCustomer.name }) : m.client_order_title()}
      action={
        <div className={parts.row}>
          {shippingCustomer && (
            <OtherClient
              client={shippingCustomer}
              isEmpty={cart.lines.length === 0}
              isPending={isPending}
              onLeave={leave}
            />
          )}
          <Button size="sm" onClick={discard} loading={isPending}>
            {m.client_order_discard()}
          </Button>
        </div>
      }
    >
      <div className={parts.stack}>
        <p>{m.client_order_text()}</p>
        {!shippingCustomer && <WhichClient cart={cart} onChoose={choose} />}
        <Missing cart={cart} />
      </div>
    </Note>
  )
}

/** Where to choose something else for what of the plans cannot be ordered. */
function Missing({ cart: { lines, recommendations } }: { cart: Cart }) {
  const isOfPlan = ({ recommendationItemId, problem }: CartLine) =>
    recommendationItemId !== null && problem !== null && problem !== 'ReplacedInPlan'
  const missing = lines.filter(isOfPlan)
  if (missing.length === 0) return null
  const names = new Intl.ListFormat(getLocale()).format(missing.map(({ product }) => product.name))
  return (
    <p>
      {m.client_order_missing({ count: missing.length, names })}{' '}
      {recommendations.map(({ id }) => (
        <Link key={id} to={`/recommendations/${id}/edit`}>
          {m.client_order_to_editor()}
        </Link>
      ))}
    </p>
  )
}

type WhichProps = { cart: Cart; onChoose: (clientId: string) => void }

/** Who has a plan of the cart is suggested; any other of the practitioner's clients can be found. */
function WhichClient({ cart: { recommendations }, onChoose }: WhichProps) {
  const client = useQueryClient()
  const read = useQueries({
    queries: recommendations.map(({ id: recommendationId }) =>
      query('GET /recommendations/clients', {
        query: { recommendationId, includeMuted: 'true', limit: MOST_SUGGESTED },
      }),
    ),
  })
  const holders = read.flatMap(({ data }) => data?.results.map((each) => each.client) ?? [])
  const suggested = [...new Map(holders.map((each) => [each.id, each])).values()].slice(0, MOST_SUGGESTED)
  const find = async (typed: string): Promise<Findable[]> => {
    const { results } = await apiOf(client)('GET /customer', { query: { query: typed, limit: MOST_FOUND } })
    return results.map(({ id, fullName, email }) => ({
      id,
      name: fullName || email,
      about: fullName ? email : '',
    }))
  }
  return (
    <>
      {suggested.length > 0 && (
        <div className={parts.row}>
          {suggested.map(({ id, fullName, email }) => (
            <Button key={id} size="sm" onClick={() => onChoose(id)}>
              {m.cart_for_client({ name: fullName || email })}
            </Button>
          ))}
        </div>
      )}
      <Combobox
        isInFlow
        label={m.client_order_whom()}
        description={m.client_order_whom_why()}
        find={find}
        onPick={({ id }) => onChoose(id)}
      />
    </>
  )
}
