import type { Address } from '@salvia/contract/cart/cart'

type Later = 'email' | 'externalCode'

/** An address as carts and orders keep it; what addresses of earlier times do not say is missing. */
export type StoredAddress = Omit<Address, Later | 'isLocked'> & Partial<Pick<Address, Later>>

/** The same as calls answer it. */
export const toAddress = (stored: StoredAddress, { isLocked }: { isLocked: boolean }): Address => ({
  ...stored,
  email: stored.email ?? null,
  externalCode: stored.externalCode ?? null,
  isLocked,
})
