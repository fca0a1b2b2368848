import type { Cart } from '@salvia/contract/cart/cart'
import type { Money } from '@salvia/contract/money'
import type { User } from '@salvia/contract/people/current-user'
import type { Country, DeliveryCarrier } from '@salvia/contract/reference/reference'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { CheckoutStep } from '@salvia/contract/words/checkout'
import { countryName, formatDate } from '@salvia/rules/format/format'
import { fullName } from '@salvia/rules/people/full-name'
import { lazy, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import css from './checkout.module.css'
import { CheckoutFrame } from './checkout-frame.tsx'
import { stepOf } from './checkout-steps.ts'
import { DetailsStep, type Person } from './details/details-step.tsx'
import type { SavedAddresses } from './details/saved-addresses.ts'
import type { WhenGone } from './gone-cart.ts'
import type { SaveCart } from './save-cart.ts'
import { StepSection } from './step-section.tsx'
import { carrierOf, deliveryWith } from './summary/cart-totals.ts'
import { SummaryPacks, SummaryTotals } from './summary/deferred-summary.tsx'

const importDelivery = () =>
  import('./delivery/delivery-step.tsx').then((part) => ({ default: part.DeliveryStep }))
const importPayment = () =>
  import('./payment/payment-step.tsx').then((part) => ({ default: part.PaymentStep }))

/** Lazy-loaded after the first step is shown, to keep the first page light. */
const DeliveryStep = lazy(importDelivery)
const PaymentStep = lazy(importPayment)
const StepNotes = lazy(() => import('./step-notes.tsx').then((part) => ({ default: part.StepNotes })))

/** Preloads the next steps while the first is filled in; a failed preload is retried when the step is reached. */
function useNextSteps() {
  useEffect(() => {
    for (const load of [importDelivery, importPayment]) load().catch(() => null)
  }, [])
}

type Props = {
  cart: Cart
  user: User | null
  /** The client whom the order is for. */
  orderedFor: Person | null
  /** Addresses of the buyer's account and last order. */
  saved: SavedAddresses[]
  /** Whom the client may let see its orders of a plan; null for nobody. */
  shareWith: string | null
  carriers: DeliveryCarrier[]
  countries: Country[]
  today: string
  isTest: boolean
  /** Names of what the order can be paid with. */
  methods: string[]
  /** The buyer's wallet, and what it has to spend once that is known. */
  wallet: { available: Money | null } | null
  save: SaveCart
  whenGone: WhenGone
  onStep: (step: CheckoutStep) => void
}

/** Checkout in three steps; the URL says which is open. */
export function CheckoutPage(props: Props) {
  const { cart, user, orderedFor, saved, shareWith, carriers, countries, today } = props
  const { isTest, methods, wallet, save, whenGone, onStep } = props
  const [search] = useSearchParams()
  useNextSteps()
  const step = stepOf(search, cart)
  const carrier = carrierOf(cart, carriers)
  const situation = { ...cart, hasCarrier: carrier !== null, isTest }
  return (
    <CheckoutFrame cart={cart} carriers={carriers} today={today}>
      <h1 className={`title ${css.title}`}>{m.checkout_title()}</h1>
      <StepSection
        of="INFORMATION"
        current={step}
        title={m.checkout_details()}
        done={<DetailsDone cart={cart} />}
      >
        <DetailsStep
          cart={cart}
          user={user}
          orderedFor={orderedFor}
          saved={saved}
          shareWith={shareWith}
          countries={countries}
          carrierId={carrier?.id ?? null}
          notes={
            <DeferredPart>
              <StepNotes situation={situation} of="INFORMATION" />
            </DeferredPart>
          }
          save={save}
          onDone={() => onStep('SHIPPING')}
        />
      </StepSection>
      <StepSection
        of="SHIPPING"
        current={step}
        title={m.checkout_delivery()}
        done={<DeliveryDone cart={cart} carrier={carrier} today={today} />}
      >
        <DeferredPart>
          <DeliveryStep
            cart={cart}
            carriers={carriers}
            carrier={carrier}
            today={today}
            notes={<StepNotes situation={situation} of="SHIPPING" />}
            save={save}
            onDone={() => onStep('PAYMENT')}
          />
        </DeferredPart>
      </StepSection>
      <StepSection of="PAYMENT" current={step} title={m.checkout_payment()}>
        <DeferredPart>
          <PaymentStep
            cart={cart}
            notes={<StepNotes situation={situation} of="PAYMENT" />}
            methods={methods}
            wallet={wallet}
            summary={
              <>
                <SummaryPacks cart={cart} />
                <SummaryTotals cart={cart} carriers={carriers} today={today} />
              </>
            }
            save={save}
            whenGone={whenGone}
          />
        </DeferredPart>
      </StepSection>
    </CheckoutFrame>
  )
}

function DetailsDone({ cart: { email, shippingAddress } }: { cart: Cart }) {
  if (shippingAddress === null) return null
  const { firstName, lastName, streetName, houseNumber, postalCode, city, countryId } = shippingAddress
  const parts = [
    fullName({ firstName, lastName }),
    `${streetName} ${houseNumber}`,
    `${postalCode} ${city}`,
    countryName(countryId, getLocale()),
  ]
  return (
    <>
      <p>{email}</p>
      <p className="second">{parts.join(', ')}</p>
    </>
  )
}

type DeliveryDoneProps = { cart: Cart; carrier: DeliveryCarrier | null; today: string }

function DeliveryDone({ cart, carrier, today }: DeliveryDoneProps) {
  if (carrier === null) return null
  const [first, later] = deliveryWith(cart, carrier, { today })
  const day = (date: CalendarDay) => formatDate(date, getLocale(), 'weekday')
  return (
    <>
      <p>{[first && day(first.to), carrier.name].filter(Boolean).join(', ')}</p>
      {later && <p className="second">{m.plan_rest_follows({ day: day(later.to) })}</p>}
    </>
  )
}
