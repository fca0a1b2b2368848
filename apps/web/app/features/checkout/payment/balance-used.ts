import { browserStorage, parseKept } from '#app/lib/browser-storage.ts'

const KEY = 'salvia-balance-used'

type Kept = { cartId: string; amount: number }

/** EUR cents of the wallet that this browser's buyer wants to pay a cart with; 0 for none. */
export function readBalanceUsed(cartId: string): number {
  const kept = parseKept(browserStorage.read(KEY)) as Kept | null
  return kept?.cartId === cartId && Number.isSafeInteger(kept.amount) ? Math.max(kept.amount, 0) : 0
}

/** Remembers the choice for all tabs, until sign-out. */
export const keepBalanceUsed = (cartId: string, amount: number): void =>
  browserStorage.keep(KEY, JSON.stringify({ cartId, amount } satisfies Kept))

/** At sign-out (docs/specification.md, section 4). */
export const forgetBalanceUsed = (): void => browserStorage.forget(KEY)
