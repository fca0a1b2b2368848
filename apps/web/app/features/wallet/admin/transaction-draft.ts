import type { PractitionerTransaction } from '@salvia/contract/wallet/practitioner-transactions'
import { type ManualTransactionType, manualTransactionTypes } from '@salvia/contract/words/wallet'
import { readDecimal, showDecimal } from '@salvia/rules/money/typed-decimal'
import { findAmountFault } from '@salvia/rules/wallet/manual-transaction'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { m } from '#app/paraglide/messages.js'

const DIGITS = 2

/** What is typed of an entry by hand. */
export type TypedEntry = { type: ManualTransactionType; amount: string; reason: string }

/** What was typed, in EUR cents; a minus takes away. */
function centsOf(typed: string): number | null {
  const text = typed.trim().replace('−', '-')
  const cents = readDecimal(text.replace(/^-/, ''), DIGITS)
  return cents === null || !text.startsWith('-') ? cents : 0 - cents
}

export const moneyOf = (typed: string) => ({ amount: centsOf(typed) ?? 0, currency: 'EUR' as const })

/** A draft as it was entered. */
export function typedEntry({ type, amount, reason }: PractitionerTransaction): TypedEntry {
  const sign = amount.amount < 0 ? '-' : ''
  return {
    type: manualTransactionTypes.find((each) => each === type) ?? 'Adjustment',
    amount: sign + showDecimal(Math.abs(amount.amount), DIGITS),
    reason: reason ?? '',
  }
}

const amountWords = {
  currency_not_euro: m.shop_settings_no_amount,
  amount_zero: m.commission_amount_zero,
  amount_negative: m.commission_amount_negative,
  amount_too_large: m.commission_amount_large,
}

function amountError({ type, amount }: TypedEntry): string | undefined {
  if (centsOf(amount) === null) return m.shop_settings_no_amount()
  const fault = findAmountFault({ type, amount: moneyOf(amount) })
  return fault ? amountWords[fault]() : undefined
}

export function checkEntry(typed: TypedEntry): FieldErrors {
  const amount = amountError(typed)
  return {
    ...(amount && { amount }),
    ...(typed.reason.trim() === '' && { reason: m.form_missing({ field: m.common_reason() }) }),
  }
}
