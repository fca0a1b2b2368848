import type { OrderToExport } from '@salvia/rules/orders/order-export'
import { fullName } from '@salvia/rules/people/full-name'
import { and, asc, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { products } from '../../../catalogue/index.ts'
import { filtersOf, type OrderFilters, type Reading } from '../../data/order-queries.ts'
import { orderLines, orders } from '../../data/order-tables.ts'
import { listDocumentsOf } from '../../documents/data/document-queries.ts'

const AT_ONCE = 200

/** An export includes what was refunded of each order, for whatever reason. */
export type ExportReading = Reading & { refundedOfOrders: SQL<number> }

type Row = { order: typeof orders.$inferSelect; payment: OrderToExport['payment']; refunded: number }

const listLines = (db: Db, orderIds: string[]) =>
  db
    .select({ line: orderLines, sku: products.sku })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.position))

async function withParts(db: Db, rows: Row[]): Promise<OrderToExport[]> {
  const ids = rows.map(({ order }) => order.id)
  const [lines, documents] = await Promise.all([listLines(db, ids), listDocumentsOf(db, ids)])
  const linesOf = Map.groupBy(lines, ({ line }) => line.orderId)
  const documentsOf = Map.groupBy(documents, ({ orderId }) => orderId)
  return rows.map(({ order, payment, refunded }) => {
    const { billingAddress, plan } = order
    return {
      ...order,
      payment,
      refunded,
      buyer: fullName(billingAddress),
      company: billingAddress.company ?? null,
      vatNumber: billingAddress.vatNumber ?? null,
      planName: plan?.name ?? null,
      lines: (linesOf.get(order.id) ?? []).map(({ line, sku }) => ({ ...line, sku })),
      documents: documentsOf.get(order.id) ?? [],
    }
  })
}

/** Orders before this one, as they are listed: the newest first. */
const isAfter = ({ order: { createdAt, id } }: Row): SQL | undefined =>
  or(lt(orders.createdAt, createdAt), and(eq(orders.createdAt, createdAt), lt(orders.id, id)))

/** The orders that an admin finds by these filters with all that is exported of them, the newest first, in parts. */
export async function* readExportedOrders(
  reading: ExportReading,
  asked: OrderFilters,
  userId: string,
): AsyncGenerator<OrderToExport[]> {
  const { db, paymentStatusOfOrders, refundedOfOrders } = reading
  const isFound = filtersOf(reading, { userId, isAdmin: true, isClient: false }, { ...asked, of: 'own' })
  for (let last: Row | undefined; ; ) {
    const rows: Row[] = await db
      .select({ order: orders, payment: paymentStatusOfOrders, refunded: refundedOfOrders })
      .from(orders)
      .where(and(isFound, last && isAfter(last)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(AT_ONCE)
    if (rows.length > 0) yield await withParts(db, rows)
    last = rows.at(-1)
    if (rows.length < AT_ONCE) return
  }
}
