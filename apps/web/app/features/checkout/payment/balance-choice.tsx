import type { BalanceUsed } from '@salvia/contract/checkout/checkout'
import type { Money as Amount } from '@salvia/contract/money'
import { formatMoney } from '@salvia/rules/format/format'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DecimalField } from '#app/ui/decimal-field.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { Money } from '#app/ui/money.tsx'
import { SummaryLines } from '#app/ui/summary-lines.tsx'
import css from '../checkout.module.css'

const CENTS = 100

type Props = {
  total: Amount
  /** EUR */
  available: Amount
  /** EUR cents that the buyer wants to use. */
  wanted: number
  used: BalanceUsed | null
  isBusy: boolean
  onUse: (cents: number) => void
}

/** An approved practitioner pays with the wallet: all of the order, or the part typed here. */
export function BalanceChoice({ total, available, wanted, used, isBusy, onUse }: Props) {
  if (available.amount <= 0) return null
  const isUsed = wanted > 0
  return (
    <div className={css.balance}>
      <CheckField
        label={m.checkout_balance_use({ available: formatMoney(available, getLocale()) })}
        checked={isUsed}
        disabled={isBusy}
        onChange={({ target }) => onUse(target.checked ? available.amount : 0)}
      />
      {isUsed && (
        <AmountField
          key={wanted}
          cents={used?.debit.amount ?? wanted}
          most={available.amount}
          isBusy={isBusy}
          onUse={onUse}
        />
      )}
      {used && (
        <SummaryLines
          lines={[
            { id: 'total', label: m.plan_total(), value: <Money value={total} /> },
            {
              id: 'balance',
              label: m.checkout_balance_part(),
              value: `−${formatMoney(used.covers, getLocale())}`,
            },
          ]}
          total={{ label: m.checkout_left_to_pay(), value: <Money value={used.due} /> }}
        />
      )}
    </div>
  )
}

type FieldProps = { cents: number; most: number; isBusy: boolean; onUse: (cents: number) => void }

/** Taken over when the field is left, so that half an amount freezes no order. */
function AmountField({ cents, most, isBusy, onUse }: FieldProps) {
  const [typed, setTyped] = useState((cents / CENTS).toFixed(2))
  const asked = Math.round(Number(typed) * CENTS)
  const isRight = /^\d*\.?\d{0,2}$/.test(typed) && asked > 0 && asked <= most
  const take = () => isRight && asked !== cents && onUse(asked)
  return (
    <DecimalField
      label={m.checkout_balance_amount()}
      value={typed}
      disabled={isBusy}
      error={isRight ? undefined : m.checkout_balance_amount_wrong()}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}
