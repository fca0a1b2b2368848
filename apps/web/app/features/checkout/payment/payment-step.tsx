import type { Cart } from '@salvia/contract/cart/cart'
import type { Money } from '@salvia/contract/money'
import { formatMoney } from '@salvia/rules/format/format'
import { isUnderWay } from '@salvia/rules/payments/is-under-way'
import { IconLock } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import css from '../checkout.module.css'
import { stepPath } from '../checkout-steps.ts'
import type { WhenGone } from '../gone-cart.ts'
import type { SaveCart } from '../save-cart.ts'
import { LegalLinks } from './legal-links.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { useLastPayment, useWayOfOrder } from './use-last-payment.ts'
import { usePayment } from './use-payment.ts'

/** For approved practitioners alone. */
const BalanceChoice = lazy(() =>
  import('./balance-choice.tsx').then((part) => ({ default: part.BalanceChoice })),
)

/** For who comes back without having paid. */
const LastPayment = lazy(() => import('./last-payment.tsx').then((part) => ({ default: part.LastPayment })))

/** For who orders for a client. */
const PaymentLink = lazy(() => import('./payment-link.tsx').then((part) => ({ default: part.PaymentLink })))

type Props = {
  cart: Cart
  /** What the checkout explains at this step. */
  notes: ReactNode
  methods: string[]
  /** The buyer's wallet, and what it has to spend once that is known. */
  wallet: { available: Money | null } | null
  /** The order's lines, repeated above the button on layouts that do not show them beside it. */
  summary: ReactNode
  save: SaveCart
  whenGone: WhenGone
}

/** Finalizes the order, shows what blocks it, and redirects to the payment page. */
export function PaymentStep({ cart, notes, methods, wallet, summary, save, whenGone }: Props) {
  const { state, order, pay, makeLink, again, wanted, used, use } = usePayment(cart, save, wallet !== null)
  const lastPayment = useLastPayment(order)
  useWayOfOrder(order, whenGone)
  const isReady = state.is === 'ready' || state.is === 'changed' || state.is === 'paying'
  const canPay = isReady && !isUnderWay(lastPayment)
  const isBusy = state.is === 'preparing' || state.is === 'paying'
  const due = used?.due ?? cart.totalAmount
  return (
    <div className={css.body}>
      <Hindrance state={state} />
      {state.is === 'ready' && lastPayment !== null && (
        <Suspense>
          <LastPayment status={lastPayment} order={order} />
        </Suspense>
      )}
      {notes}
      {!isUnderWay(lastPayment) && wallet?.available && (
        <Suspense>
          <BalanceChoice
            total={cart.totalAmount}
            available={wallet.available}
            wanted={wanted}
            used={used}
            isBusy={isBusy}
            onUse={use}
          />
        </Suspense>
      )}
      <div className={css.summary}>{summary}</div>
      {due.amount > 0 && <PaymentMethods names={methods} />}
      {state.is === 'failed' ? (
        <PayButton onClick={again}>{m.common_try_again()}</PayButton>
      ) : (
        <PayButton isBusy={isBusy} isOff={!canPay} onClick={pay}>
          {payWords(due, used?.covers)}
        </PayButton>
      )}
      {cart.isCustomClientOrder && canPay && due.amount > 0 && (
        <Suspense>
          <PaymentLink makeLink={makeLink} />
        </Suspense>
      )}
      <LegalLinks />
    </div>
  )
}

type ButtonProps = { isBusy?: boolean; isOff?: boolean; onClick: () => void; children: string }

const PayButton = ({ isBusy = false, isOff = false, onClick, children }: ButtonProps) => (
  <Button
    variant="filled"
    size="lg"
    fullWidth
    leftSection={<IconLock size={20} stroke={1.75} aria-hidden="true" />}
    loading={isBusy}
    disabled={isOff}
    onClick={onClick}
  >
    {children}
  </Button>
)

/** What the button does: open the payment page, or spend the balance at once. */
const payWords = (due: Money, covered: Money | undefined): string =>
  due.amount === 0 && covered
    ? m.checkout_pay_from_balance({ amount: formatMoney(covered, getLocale()) })
    : m.checkout_order_and_pay({ amount: formatMoney(due, getLocale()) })

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
  if (state.is === 'short') return <Note tone="error" role="alert" title={m.refusal_balance_short()} />
  if (state.is === 'incomplete')
    return (
      <Note
        tone="error"
        role="alert"
        title={m.checkout_incomplete_title()}
        action={<Link to={stepPath('INFORMATION')}>{m.checkout_to_details()}</Link>}
      >
        {m.form_kept()}
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
