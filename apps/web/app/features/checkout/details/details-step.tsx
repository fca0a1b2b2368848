import type { Cart } from '@salvia/contract/cart/cart'
import type { User } from '@salvia/contract/people/current-user'
import type { Country } from '@salvia/contract/reference/reference'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { EmailField } from '#app/forms/email-field.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import { authPath } from '#app/visit/auth-path.ts'
import css from '../checkout.module.css'
import type { SaveCart } from '../save-cart.ts'
import { checkAddress, checkEmail, readAddress } from './address-check.ts'
import { AddressFields } from './address-fields.tsx'
import { ExtraFields } from './extra-fields.tsx'
import { hasOneAddress, type SavedAddresses, savedChoices } from './saved-addresses.ts'
import { ANOTHER, SavedChoice } from './saved-choice.tsx'
import { useCartCountry } from './use-cart-country.ts'
import { SAME_BILLING, useDetailsDraft } from './use-details-draft.ts'
import { useDetailsForm } from './use-details-form.ts'

/** Whose name and contact the form begins with. */
export type Person = Pick<User, 'firstName' | 'lastName' | 'email' | 'phone'>

type Props = {
  cart: Cart
  user: User | null
  /** The client whom the order is for, as far as the practitioner knows; null where none is chosen. */
  orderedFor: Person | null
  saved: SavedAddresses[]
  countries: Country[]
  /** The carrier used for the shown total. */
  carrierId: string | null
  /** The practitioner of a plan in the cart that the client has not saved; null for nobody to ask about. */
  shareWith: string | null
  /** What the checkout explains at this step. */
  notes: ReactNode
  save: SaveCart
  onDone: () => void
}

const isShippedTo = ({ hasDeliveryCompanies }: Country) => hasDeliveryCompanies

/** What is typed for one client is not offered for another. */
const draftOf = ({ id, shippingCustomer }: Cart): string => `${id}.${shippingCustomer?.id ?? ''}`

/** Contact and addresses; guests need no account. */
export function DetailsStep(props: Props) {
  const { cart, user, orderedFor, saved, countries, carrierId, shareWith, notes, save, onDone } = props
  const [choices] = useState(() => savedChoices(cart, saved))
  const [chosen, setChosen] = useState(0)
  const given: Addresses = choices[chosen] ?? NOTHING
  const buyer = cart.isCustomClientOrder ? orderedFor : user
  const address = given.shippingAddress ?? namesOf(buyer)
  // Whom the form was opened for: another tab may choose somebody else under it.
  const [shippingUserId] = useState(() => cart.shippingCustomer?.id ?? null)
  const { change, isChanging } = useCartCountry(cart, save)
  const form = useRef<HTMLFormElement>(null)
  const { draft, isBilledSame, setBilledSame } = useDetailsDraft(draftOf(cart), form, hasOneAddress(given))
  const choose = (at: number) => {
    draft.forget()
    setBilledSame(hasOneAddress(choices[at] ?? NOTHING))
    setChosen(at)
  }
  const check = checkOf(countries, isBilledSame)
  const { field, submit, errorsCount, isSaving, refusal } = useDetailsForm(form, check, async (typed) => {
    const body = { ...detailsOf(typed, given, isBilledSame), ...(shareWith !== null && consentOf(typed)) }
    await save((api) =>
      api('PATCH /cart/{id}/customer', {
        params: { id: cart.id },
        body: { ...body, shippingUserId, ...carrierOf(carrierId) },
      }),
    )
    draft.forget()
    onDone()
  })
  return (
    <form
      method="post"
      ref={form}
      className={css.body}
      onSubmit={submit}
      onInput={({ currentTarget }) => draft.keep(currentTarget)}
      noValidate
    >
      {notes}
      {!cart.isCustomClientOrder && <WhoOrders user={user} />}
      <Errors count={errorsCount} refusal={refusal} />
      <SavedChoice choices={choices} chosen={choices.length > 0 ? chosen : ANOTHER} onChoose={choose} />
      <div className={css.fields}>
        <EmailField
          {...field('email', m.checkout_email())}
          className={css.whole}
          description={m.checkout_email_hint()}
          defaultValue={cart.email ?? buyer?.email ?? ''}
        />
        <AddressFields
          key={chosen}
          prefix="shippingAddress"
          address={address}
          countryId={cart.countryCode}
          countries={countries.filter(isShippedTo)}
          field={field}
          isBusy={isChanging}
          onCountry={change}
        />
      </div>
      <CheckField
        name={SAME_BILLING}
        label={m.checkout_same_billing()}
        checked={isBilledSame}
        onChange={(event) => setBilledSame(event.currentTarget.checked)}
      />
      {!isBilledSame && (
        <fieldset key={chosen} className={css.fields}>
          <legend className={css.legend}>{m.person_billing_address()}</legend>
          <AddressFields
            prefix="billingAddress"
            address={given.billingAddress ?? {}}
            countryId={given.billingAddress?.countryId ?? cart.countryCode}
            countries={countries}
            field={field}
          />
        </fieldset>
      )}
      <ExtraFields address={address} note={cart.note} field={field} />
      {shareWith !== null && <OrderConsent name={shareWith} isGiven={cart.sharesOrders} />}
      <Button type="submit" variant="filled" size="lg" fullWidth loading={isSaving || isChanging}>
        {m.checkout_to_delivery()}
      </Button>
    </form>
  )
}

const checkOf = (countries: Props['countries'], isBilledSame: boolean) => (given: FormData) => ({
  ...checkEmail(given),
  ...checkAddress(given, 'shippingAddress', countries),
  ...(isBilledSame ? {} : checkAddress(given, 'billingAddress', countries)),
})

const carrierOf = (id: string | null) => (id === null ? {} : { deliveryCarrierId: id })

const SHARES_ORDERS = 'sharesOrders'

const consentOf = (typed: FormData) => ({ sharesOrders: typed.get(SHARES_ORDERS) !== null })

/** Whether the practitioner of the ordered plan is to see the client's orders of it: nothing unless it is ticked. */
const OrderConsent = ({ name, isGiven }: { name: string; isGiven: boolean }) => (
  <div>
    <CheckField
      name={SHARES_ORDERS}
      label={m.order_claim_share({ name })}
      aria-describedby="share-hint"
      defaultChecked={isGiven}
    />
    <p id="share-hint" className="third">
      {m.order_claim_share_hint({ name })}
    </p>
  </div>
)

type Addresses = Pick<Cart, 'billingAddress' | 'shippingAddress'>

const NOTHING: Addresses = { billingAddress: null, shippingAddress: null }

const namesOf = (person: Person | null) =>
  person ? { firstName: person.firstName, lastName: person.lastName, phone: person.phone } : {}

function detailsOf(given: FormData, before: Addresses, isBilledSame: boolean) {
  const shippingAddress = {
    ...keptOf(before.shippingAddress),
    ...readAddress(given, 'shippingAddress'),
  }
  const billingAddress = isBilledSame
    ? null
    : {
        ...keptOf(before.billingAddress),
        ...readAddress(given, 'billingAddress'),
        ...sameDoor(before, given),
      }
  const text = (name: string) => String(given.get(name) ?? '').trim()
  return { email: text('email'), note: text('note'), shippingAddress, billingAddress }
}

/** Address fields outside this form that may still have values. */
const keptOf = (address: Cart['shippingAddress']) => ({
  email: address?.email ?? null,
  externalCode: address?.externalCode ?? null,
})

/** What the form does not ask of a billing address belongs to its door: behind another one it would be wrong. */
function sameDoor({ billingAddress: before }: Addresses, given: FormData) {
  const { streetName, houseNumber } = readAddress(given, 'billingAddress')
  if (before?.streetName !== streetName || before.houseNumber !== houseNumber) return {}
  const { apartmentNumber, additionalInformation } = before
  return { apartmentNumber, additionalInformation }
}

const WhoOrders = ({ user }: { user: User | null }) => (
  <p className="second">
    {user && m.checkout_signed_in({ name: user.fullName })}
    {user === null && (
      <>
        {m.checkout_as_guest()}{' '}
        <Link to={authPath('/auth/login', { type: 'client', next: '/checkout' })}>
          {m.checkout_sign_in()}
        </Link>
      </>
    )}
  </p>
)

function Errors({ count, refusal }: { count: number; refusal: string | null }) {
  if (count === 0 && refusal === null) return null
  const title = m.errors_validationErrors({ count })
  return (
    <Note tone="error" role="alert" title={count === 0 ? m.checkout_not_saved() : title}>
      {count === 0 ? refusal : m.form_kept()}
    </Note>
  )
}
