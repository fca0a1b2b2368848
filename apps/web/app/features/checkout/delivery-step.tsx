import { Button } from '@mantine/core'
import type { Cart } from '@salvia/contract/cart/cart'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { pickingPolicies } from '@salvia/contract/words/checkout'
import { formatDate, formatMoney } from '@salvia/rules/format/format'
import { useState } from 'react'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { ChoiceRows } from '#app/ui/choice-rows.tsx'
import { Note } from '#app/ui/note.tsx'
import { carriersOf, deliveryWith, shippingWith } from './cart-totals.ts'
import css from './checkout.module.css'
import type { SaveCart } from './save-cart.ts'

type Props = {
  cart: Cart
  carriers: DeliveryCarrier[]
  carrier: DeliveryCarrier | null
  today: string
  save: SaveCart
  onDone: () => void
}

type Choice = { deliveryCarrierId?: string; pickingPolicy?: Cart['pickingPolicy'] }

const day = (date: string) => formatDate(date, getLocale(), 'weekday')

const kinds: Record<DeliveryCarrier['kind'], (name: string) => string> = {
  Door: (name) => m.checkout_to_door({ name }),
  PickUpPoint: (name) => m.checkout_to_point({ name }),
  Express: (name) => m.checkout_express({ name }),
}

/** Who brings it, when, and for how much; one parcel or two where there is a choice. */
export function DeliveryStep({ cart, carriers, carrier, today, save, onDone }: Props) {
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [wanted, setWanted] = useState<Choice>({})
  const choose = async (body: Choice) => {
    setWanted(body)
    setSaving(true)
    setRefusal(null)
    try {
      await save((api) => api('PATCH /cart/{id}/customer', { params: { id: cart.id }, body }))
    } catch (error) {
      setRefusal(await explainProblem(error, m.checkout_choice_kept()))
    } finally {
      setSaving(false)
      setWanted({})
    }
  }
  return (
    <div className={css.body}>
      {refusal && (
        <Note tone="error" role="alert" title={m.checkout_not_saved()}>
          {refusal}
        </Note>
      )}
      {carrier === null ? (
        <Note tone="warning">{m.cart_problem_no_vat()}</Note>
      ) : (
        <ChoiceRows
          legend={m.checkout_carrier()}
          name="carrier"
          value={wanted.deliveryCarrierId ?? carrier.id}
          choices={carriersOf(cart, carriers).map((each) => carrierChoice(cart, each, today))}
          onChoose={(deliveryCarrierId) => choose({ deliveryCarrierId })}
        />
      )}
      {cart.maySplit && carrier && (
        <ChoiceRows
          legend={m.checkout_parcels()}
          isLegendShown
          name="picking"
          value={wanted.pickingPolicy ?? cart.pickingPolicy}
          choices={pickingPolicies.map((policy) => policyChoice(cart, carrier, { policy, today }))}
          onChoose={(policy) => choose({ pickingPolicy: policy === 'One' ? 'One' : 'Direct' })}
        />
      )}
      <Button
        variant="filled"
        size="lg"
        fullWidth
        loading={isSaving}
        disabled={carrier === null}
        onClick={onDone}
      >
        {m.checkout_to_payment()}
      </Button>
    </div>
  )
}

function carrierChoice(cart: Cart, carrier: DeliveryCarrier, today: string) {
  const parcels = deliveryWith(cart, carrier, { today })
  const { paid, isFree } = shippingWith(cart, carrier)
  const threshold =
    carrier.freeFrom && !isFree
      ? m.checkout_free_from({ amount: formatMoney(carrier.freeFrom, getLocale()) })
      : null
  return {
    value: carrier.id,
    title: parcels.map(({ to }) => day(to)).join(` ${m.checkout_and()} `),
    text: [kinds[carrier.kind](carrier.name), threshold].filter(Boolean).join(' · '),
    end: isFree ? m.plan_free() : formatMoney(paid, getLocale()),
  }
}

type Policy = { policy: Cart['pickingPolicy']; today: string }

function policyChoice(cart: Cart, carrier: DeliveryCarrier, { policy, today }: Policy) {
  const [first, later] = deliveryWith(cart, carrier, { today, pickingPolicy: policy })
  const names = later?.lines.map(({ name }) => name).join(', ')
  return {
    value: policy,
    title: policy === 'Direct' ? m.checkout_send_ready() : m.checkout_send_together(),
    text: later
      ? m.checkout_two_parcels({
          first: day(first?.to ?? later.to),
          later: day(later.to),
          products: names ?? '',
        })
      : m.checkout_one_parcel({ day: first ? day(first.to) : '–' }),
  }
}
