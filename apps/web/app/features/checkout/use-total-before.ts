import type { Money } from '@salvia/contract/money'
import { useState } from 'react'

/** What the total was before it last changed on this page; null while it is as it was first shown. */
export function useTotalBefore(total: Money): Money | null {
  const [seen, setSeen] = useState<{ total: Money; before: Money | null }>({ total, before: null })
  if (seen.total.amount === total.amount && seen.total.currency === total.currency) return seen.before
  setSeen({ total, before: seen.total })
  return seen.total
}
