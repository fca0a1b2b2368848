import type { Money as Amount } from '@salvia/contract/money'
import { formatMoney } from '@salvia/rules/format/format'
import { getLocale } from '#app/paraglide/runtime.js'

/** A formatted amount with tabular digits. */
export const Money = ({ value, className }: { value: Amount; className?: string }) => (
  <span className={className ? `num ${className}` : 'num'}>{formatMoney(value, getLocale())}</span>
)
