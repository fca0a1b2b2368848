import type { Money } from '@salvia/contract/money'
import { type JournalEntry, journalEntry, negative } from './journal.ts'

/** What a wallet pays of an order, or gets back of it: EUR, more than zero. */
export type PurchaseToPost = { practitionerId: string; amount: Money }

/** When the payment starts: held for the order. */
export const purchaseReserved = (purchase: PurchaseToPost): JournalEntry => held(purchase, purchase.amount)

/** The order was not paid after all. */
export const purchaseReleased = (purchase: PurchaseToPost): JournalEntry =>
  held(purchase, negative(purchase.amount))

/** At Placed: spent. */
export function purchasePosted({ practitionerId, amount }: PurchaseToPost): JournalEntry {
  return journalEntry([
    { account: 'reserved', practitionerId, amount: negative(amount) },
    { account: 'sales', practitionerId: null, amount },
  ])
}

/** The order was canceled or refunded: back to what is available. */
export function purchaseRefunded({ practitionerId, amount }: PurchaseToPost): JournalEntry {
  return journalEntry([
    { account: 'available', practitionerId, amount },
    { account: 'sales', practitionerId: null, amount: negative(amount) },
  ])
}

function held({ practitionerId }: PurchaseToPost, change: Money): JournalEntry {
  return journalEntry([
    { account: 'available', practitionerId, amount: negative(change) },
    { account: 'reserved', practitionerId, amount: change },
  ])
}
