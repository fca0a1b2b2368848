import type { Cart } from '@salvia/contract/cart'
import type { User } from '@salvia/contract/identity'
import type { Country, DeliveryCarrier } from '@salvia/contract/reference'
import type { CheckoutStep } from '@salvia/contract/words/checkout'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { countryName, formatDate } from '#app/ui/format.ts'
import { carrierOf, deliveryWith } from './cart-totals.ts'
import css from './checkout.module.css'
import { CheckoutFrame } from './checkout-frame.tsx'
import { stepOf } from './checkout-steps.ts'
import { DeliveryStep } from './delivery-step.tsx'
import { DetailsStep } from './details-step.tsx'
import type { SaveCart } from './save-cart.ts'
import { StepSection } from './step-section.tsx'

/** Loaded when it is reached: the first page is to be light. */
const PaymentStep = lazy(() => import('./payment-step.tsx').then((part) => ({ default: part.PaymentStep })))

type Props = {
  cart: Cart
  user: User | null
  carriers: DeliveryCarrier[]
  countries: Country[]
  today: string
  isTest: boolean
  legal: ReactNode
  save: SaveCart
  onStep: (step: CheckoutStep) => void
}

/** Three steps in one column; the address says which one is open. */
export function CheckoutPage(props: Props) {
  const { cart, user, carriers, countries, today, isTest, legal, save, onStep } = props
  const [search] = useSearchParams()
  const step = stepOf(search, cart)
  const carrier = carrierOf(cart, carriers)
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
          countries={countries}
          carrierId={carrier?.id ?? null}
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
        <DeliveryStep
          cart={cart}
          carriers={carriers}
          carrier={carrier}
          today={today}
          save={save}
          onDone={() => onStep('PAYMENT')}
        />
      </StepSection>
      <StepSection of="PAYMENT" current={step} title={m.checkout_payment()}>
        <Suspense>
          <PaymentStep cart={cart} isTest={isTest} legal={legal} save={save} />
        </Suspense>
      </StepSection>
    </CheckoutFrame>
  )
}

function DetailsDone({ cart: { email, shippingAddress } }: { cart: Cart }) {
  if (shippingAddress === null) return null
  const { firstName, lastName, streetName, houseNumber, postalCode, city, countryId } = shippingAddress
  const parts = [
    `${firstName} ${lastName}`,
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
  const day = (date: string) => formatDate(date, getLocale(), 'weekday')
  return (
    <>
      <p>{[first && day(first.to), carrier.name].filter(Boolean).join(', ')}</p>
      {later && <p className="second">{m.plan_rest_follows({ day: day(later.to) })}</p>}
    </>
  )
}
