import type { Cart } from '@salvia/contract/cart/cart'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { pickingPolicies } from '@salvia/contract/words/checkout'
import { formatDate, formatMoney } from '@salvia/rules/format/format'
import { formatList } from '@salvia/rules/format/format-measures'
import { convertCurrency } from '@salvia/rules/money/convert-currency'
import { type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { ChoiceRows } from '#app/ui/choice-rows.tsx'
import { Note } from '#app/ui/note.tsx'
import css from '../checkout.module.css'
import { explainSave, type SaveCart } from '../save-cart.ts'
import { carriersOf, deliveryWith, shippingWith } from '../summary/cart-totals.ts'
import { cheaperAsFast } from './cheaper-as-fast.ts'

type Props = {
  cart: Cart
  carriers: DeliveryCarrier[]
  carrier: DeliveryCarrier | null
  today: string
  /** What the checkout explains at this step. */
  notes: ReactNode
  save: SaveCart
  onDone: () => void
}

type Choice = { deliveryCarrierId?: string; pickingPolicy?: Cart['pickingPolicy'] }

const day = (date: CalendarDay) => formatDate(date, getLocale(), 'weekday')

const kinds: Record<DeliveryCarrier['kind'], (name: string) => string> = {
  Door: (name) => m.checkout_to_door({ name }),
  PickUpPoint: (name) => m.checkout_to_point({ name }),
  Express: (name) => m.checkout_express({ name }),
}

/** Choice of carrier, with date and price; one or two parcels where possible. */
export function DeliveryStep({ cart, carriers, carrier, today, notes, save, onDone }: Props) {
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
      setRefusal(await explainSave(error, m.checkout_choice_kept()))
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
      {notes}
      {carrier && (
        <ChoiceRows
          legend={m.checkout_carrier()}
          name="carrier"
          value={wanted.deliveryCarrierId ?? carrier.id}
          choices={carrierChoices(cart, carriersOf(cart, carriers), today)}
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

/** What costs more and arrives no earlier is last, and marked. */
function carrierChoices(cart: Cart, carriers: DeliveryCarrier[], today: string) {
  const rated = carriers.map((carrier) => ({
    carrier,
    arrivesOn: deliveryWith(cart, carrier, { today }).at(-1)?.to ?? '',
    cost: shippingWith(cart, carrier).paid.amount,
  }))
  const noFaster = rated.map((one) => ({ ...one, beside: cheaperAsFast(one, rated) }))
  return [...noFaster.filter(({ beside }) => !beside), ...noFaster.filter(({ beside }) => beside)].map(
    ({ carrier, beside }) => carrierChoice(cart, carrier, { today, beside: beside?.carrier }),
  )
}

type CarrierView = { today: string; beside: DeliveryCarrier | undefined }

function carrierChoice(cart: Cart, carrier: DeliveryCarrier, { today, beside }: CarrierView) {
  const parcels = deliveryWith(cart, carrier, { today })
  const { paid, isFree } = shippingWith(cart, carrier)
  const threshold =
    carrier.freeFrom && !isFree
      ? m.checkout_free_from({
          amount: formatMoney(convertCurrency(carrier.freeFrom, cart.exchangeRate), getLocale()),
        })
      : null
  return {
    value: carrier.id,
    title: formatList(
      parcels.map(({ to }) => day(to)),
      getLocale(),
    ),
    text: [
      kinds[carrier.kind](carrier.name),
      threshold,
      beside && m.checkout_no_faster({ name: beside.name }),
    ]
      .filter(Boolean)
      .join(' · '),
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
          day: day(first?.to ?? later.to),
          when: day(later.to),
          products: names ?? '',
        })
      : m.checkout_one_parcel({ day: first ? day(first.to) : '–' }),
  }
}
