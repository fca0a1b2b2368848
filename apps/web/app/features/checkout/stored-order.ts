import { parseKept, tabStorage } from '#app/lib/browser-storage.ts'

/** An order with the key that opens it. */
export type OrderName = { orderId: string; key: string }

const KEY = 'salvia.order'

/** The order that this tab made of its cart: a page that is loaded again after another tab paid it finds it here. */
export const storeOrder = (order: OrderName): void => tabStorage.keep(KEY, JSON.stringify(order))

/** Null where none was made. */
export function readStoredOrder(): OrderName | null {
  const kept = parseKept(tabStorage.read(KEY)) as Partial<OrderName> | null
  return typeof kept?.orderId === 'string' && typeof kept.key === 'string'
    ? { orderId: kept.orderId, key: kept.key }
    : null
}
