import type { Money } from '@salvia/contract/money'
import { useState } from 'react'

/** The total before its last change on this page; null if unchanged. */
export function useTotalBefore(total: Money): Money | null {
  const [seen, setSeen] = useState<{ total: Money; before: Money | null }>({ total, before: null })
  if (seen.total.amount === total.amount && seen.total.currency === total.currency) return seen.before
  setSeen({ total, before: seen.total })
  return seen.total
}
