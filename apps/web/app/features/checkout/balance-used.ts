const KEY = 'salvia-balance-used'

type Kept = { cartId: string; amount: number }

/** EUR cents of the wallet that this browser's buyer wants to pay a cart with; 0 for none. */
export function readBalanceUsed(cartId: string): number {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept?.cartId === cartId && Number.isSafeInteger(kept.amount) ? Math.max(kept.amount, 0) : 0
  } catch {
    return 0
  }
}

/** Remembers the choice for all tabs, until sign-out. */
export function keepBalanceUsed(cartId: string, amount: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ cartId, amount } satisfies Kept))
  } catch {
    // Storage may be unavailable in private windows: the choice then lasts as long as the page.
  }
}

/** At sign-out (docs/specification.md, section 4). */
export function forgetBalanceUsed(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing could be kept either.
  }
}
