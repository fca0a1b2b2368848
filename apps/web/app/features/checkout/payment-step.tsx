import { Button } from '@mantine/core'
import type { Cart } from '@salvia/contract/cart/cart'
import { formatMoney } from '@salvia/rules/format/format'
import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import css from './checkout.module.css'
import { stepPath } from './checkout-steps.ts'
import type { SaveCart } from './save-cart.ts'
import { usePayment } from './use-payment.ts'

type Props = { cart: Cart; isTest: boolean; legal: ReactNode; save: SaveCart }

/** Finalizes the order, shows what prevents it, and leads to the payment page. */
export function PaymentStep({ cart, isTest, legal, save }: Props) {
  const { state, pay, makeLink, again } = usePayment(cart, save)
  const canPay = state.is === 'ready' || state.is === 'changed' || state.is === 'paying'
  const isFailed = state.is === 'failed'
  return (
    <div className={css.body}>
      {isTest && (
        <Note tone="warning" title={m.checkout_test_title()}>
          {m.checkout_test_text()}
        </Note>
      )}
      <Hindrance state={state} />
      <Button
        variant="filled"
        size="lg"
        fullWidth
        leftSection={<IconLock size={20} stroke={1.75} aria-hidden="true" />}
        loading={state.is === 'preparing' || state.is === 'paying'}
        disabled={!canPay && !isFailed}
        onClick={isFailed ? again : pay}
      >
        {isFailed
          ? m.common_try_again()
          : m.checkout_pay({ amount: formatMoney(cart.totalAmount, getLocale()) })}
      </Button>
      {cart.isCustomClientOrder && canPay && <PaymentLink makeLink={makeLink} />}
      <VatNumber cart={cart} />
      <p className="second">{m.checkout_pay_text()}</p>
      {legal}
    </div>
  )
}

type HindranceProps = { state: ReturnType<typeof usePayment>['state'] }

function Hindrance({ state }: HindranceProps) {
  if (state.is === 'refused')
    return (
      <Note
        tone="error"
        role="alert"
        title={m.checkout_refused_title()}
        action={<Link to="/cart">{m.checkout_back_to_cart()}</Link>}
      >
        {m.checkout_refused_text()}
      </Note>
    )
  if (state.is === 'incomplete')
    return (
      <Note
        tone="error"
        role="alert"
        title={m.checkout_incomplete_title()}
        action={<Link to={stepPath('INFORMATION')}>{m.checkout_to_details()}</Link>}
      >
        {m.login_kept()}
      </Note>
    )
  if (state.is === 'changed')
    return (
      <Note tone="attention" role="alert" title={m.checkout_changed_title()}>
        {m.checkout_changed_text()}
      </Note>
    )
  if (state.is === 'failed')
    return (
      <Note tone="error" role="alert" title={m.checkout_failed_title()}>
        {m.checkout_failed_text()}
      </Note>
    )
  return null
}

/** For an order that goes to a client: the client pays on a page of its own. */
function PaymentLink({ makeLink }: { makeLink: () => Promise<string | null> }) {
  const [link, setLink] = useState<string | null>(null)
  if (link === null)
    return (
      <Button fullWidth onClick={async () => setLink(await makeLink())}>
        {m.checkout_payment_link()}
      </Button>
    )
  return (
    <TextField
      label={m.checkout_payment_link_text()}
      value={link}
      readOnly
      onFocus={({ target }) => target.select()}
    />
  )
}

/** What became of the VAT number: only a confirmed one takes VAT off. */
function VatNumber({ cart: { vatNumberStatus } }: { cart: Cart }) {
  if (vatNumberStatus === 'Invalid') return <Note tone="warning">{m.checkout_vat_invalid()}</Note>
  if (vatNumberStatus === 'FormatValid') return <Note>{m.checkout_vat_unchecked()}</Note>
  return null
}
