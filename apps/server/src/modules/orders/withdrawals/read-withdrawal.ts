import type { Withdrawal } from '@salvia/contract/orders/withdrawals'
import { lastWithdrawalDay, mayWithdraw, withdrawablePacks } from '@salvia/rules/orders/withdrawal'
import type { Db } from '#db/database'
import { supplyDay } from '../../reference/index.ts'
import { isBusinessOrder } from '../is-business-order.ts'
import type { OrderRow } from '../use-cases/move-order.ts'
import { listArrivals, listPacks, listWithdrawals } from './data/withdrawal-queries.ts'

type Declared = Awaited<ReturnType<typeof listWithdrawals>>

const toDeclared = ({ id, declaredAt, name, lines }: Declared[number]) => ({
  id,
  declaredAt: declaredAt.toISOString(),
  name,
  lines: lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
})

/** What the buyer of an order may withdraw from on the day of `now`, and what was declared. */
export async function readWithdrawal(db: Db, order: OrderRow, now: Date): Promise<Withdrawal> {
  const [parcels, packs, declared] = await Promise.all([
    listArrivals(db, order.id),
    listPacks(db, order.id),
    listWithdrawals(db, order.id),
  ])
  const arrivals = parcels.map(({ deliveredAt }) => deliveredAt && supplyDay(deliveredAt))
  const isBusiness = isBusinessOrder(order)
  const left = packs
    .map(({ orderLineId, ...line }) => ({ orderLineId, quantity: withdrawablePacks(line) }))
    .filter(({ quantity }) => quantity > 0)
  const may = left.length > 0 && mayWithdraw({ status: order.status, isBusiness, arrivals }, supplyDay(now))
  return {
    may,
    until: isBusiness ? null : lastWithdrawalDay(arrivals),
    left: may ? left : [],
    declared: declared.map(toDeclared),
  }
}
