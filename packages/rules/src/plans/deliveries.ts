import { DAY_MS } from '@salvia/contract/durations'

/** An order of a client with its lines of a plan; supply starts when it is delivered, not when it is placed. */
export type SupplyingOrder = {
  placedAt: Date
  deliveredAt: Date | null
  isCanceled: boolean
  /** `packs` without those that were refunded or are not sent. */
  lines: { productId: string; packs: number }[]
}

export type Delivery = { deliveredAt: Date; packs: number }

export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)

export const earliest = (dates: Date[]): Date | null =>
  dates.length > 0 ? new Date(Math.min(...dates.map((date) => date.getTime()))) : null

/** Whether anything of an order is still to be supplied, or was. */
export const isLive = ({ isCanceled, lines }: SupplyingOrder): boolean =>
  !isCanceled && lines.some(({ packs }) => packs > 0)

/** What arrived of a product, in turn, and whether more is under way. */
export function deliveriesOf(
  productId: string,
  orders: SupplyingOrder[],
): { arrived: Delivery[]; isMore: boolean } {
  const deliveries = orders
    .filter(isLive)
    .flatMap(({ deliveredAt, lines }) =>
      lines
        .filter((line) => line.productId === productId && line.packs > 0)
        .map(({ packs }) => ({ deliveredAt, packs })),
    )
  const arrived = deliveries
    .flatMap(({ deliveredAt, packs }) => (deliveredAt ? [{ deliveredAt, packs }] : []))
    .toSorted((a, b) => a.deliveredAt.getTime() - b.deliveredAt.getTime())
  return { arrived, isMore: arrived.length < deliveries.length }
}

/** Whether packs of a product were ordered that have not arrived by `now`. */
export const isUnderWay = (productId: string, orders: SupplyingOrder[], now: Date): boolean => {
  const { arrived, isMore } = deliveriesOf(productId, orders)
  return isMore || arrived.some(({ deliveredAt }) => deliveredAt > now)
}

/** The first delivery of anything, on which the days of a client's plan begin; `first` is that of one of its products. */
export function planBegin(first: Date, orders: SupplyingOrder[]): Date {
  const delivered = orders.filter(isLive).flatMap(({ deliveredAt }) => deliveredAt ?? [])
  return new Date(Math.min(first.getTime(), ...delivered.map((date) => date.getTime())))
}
