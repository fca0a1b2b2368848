import type { Money } from '@salvia/contract/money'
import type { Db } from '#db/database'

/** A line of an order that earned commission, as it was sold. EUR, net. */
type SoldLine = {
  orderLineId: string
  name: string
  quantity: number
  listNet: Money
  discountPercentage: number
}

/** What the wallet reads of orders, which are above it. */
export type WalletOptions = {
  /** By order: when its commission becomes available, of those whose parcels have all arrived. */
  findAvailableAt: (db: Db, orderIds: string[]) => Promise<Map<string, Date>>
  listSoldLines: (db: Db, orderId: string) => Promise<SoldLine[]>
}

export type WalletReading = WalletOptions & { db: Db }
