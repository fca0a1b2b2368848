/** An order with the key that opens it. */
export type OrderName = { orderId: string; key: string }

const KEY = 'salvia.order'

/** The order that this tab made of its cart: a page that is loaded again after another tab paid it finds it here. */
export function keepOrder(order: OrderName): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(order))
  } catch {
    // Storage may be unavailable in private windows: the order is then known as long as the page.
  }
}

/** Null where none was made, or nothing can be kept. */
export function readKeptOrder(): OrderName | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<OrderName> | null
    return typeof kept?.orderId === 'string' && typeof kept.key === 'string'
      ? { orderId: kept.orderId, key: kept.key }
      : null
  } catch {
    return null
  }
}
