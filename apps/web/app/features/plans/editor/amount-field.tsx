import { formatNumber } from '@salvia/rules/format/format'
import { toAmount } from '@salvia/rules/plans/typed-entry/typed-amount'
import type { KeyboardEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DraftNumber } from './draft-number.tsx'

type Props = {
  value: number | null
  onChange: (amount: number | null) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** How much of a product is taken at once, as a typed line says it: 1.5, ½, 1 1/2. */
export const AmountField = (props: Props) => (
  <DraftNumber {...props} label={m.catalogue_amount()} read={toAmount} wrong={wrongWords} isDecimal />
)

const wrongWords = (kept: number | null): string =>
  kept === null
    ? m.plan_amount_wrong()
    : m.plan_amount_wrong_kept({ amount: formatNumber(kept, getLocale()) })
