import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { orderBy } from '#db/order-by'
import { users } from '../../identity/index.ts'
import { accountName } from './account-name.ts'
import { hasKeptPacks, isDelivered, isRefunded, packsNotSentOf } from './open-orders.ts'
import { filtersOf, holdsPlan, type OrderFilters, type OrderReader, type Reading } from './order-queries.ts'
import { orders } from './order-tables.ts'

type Page = { offset: number; limit: number; sort?: string | undefined }
type OrderListQuery = OrderFilters & Page & { of: 'own' | 'plans' }

/** Totals are in several currencies: what they were worth in euros, at the rate fixed for the order. */
const worth = sql`${orders.total}::numeric / ${orders.exchangeRate}`

const sortable = {
  createdAt: orders.createdAt,
  placedAt: orders.placedAt,
  number: orders.number,
  status: orders.status,
  totalAmount: worth,
}

/** What a list shows of an order: its documents of prices and addresses are read with the order itself. */
const listed = {
  id: orders.id,
  number: orders.number,
  status: orders.status,
  archivedFrom: orders.archivedFrom,
  createdAt: orders.createdAt,
  placedAt: orders.placedAt,
  itemsCount: orders.itemsCount,
  total: orders.total,
  currency: orders.currency,
  countryCode: orders.countryCode,
  plan: orders.plan,
  practitionerName: orders.practitionerName,
  isBackOrder: orders.isBackOrder,
  userId: orders.userId,
  shippingUserId: orders.shippingUserId,
  email: orders.email,
  shippingAddress: orders.shippingAddress,
}

export type ListedOrder = Pick<typeof orders.$inferSelect, keyof typeof listed>

async function page({ db, paymentStatusOfOrders }: Reading, where: SQL | undefined, asked: Page) {
  const order = [...orderBy(asked.sort, sortable, [desc(orders.createdAt)]), desc(orders.id)]
  // What is looked up for each order is planned for all that match, and read from all lines ever sold, unless the page
  // is found first.
  const found = db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...order)
    .limit(asked.limit)
    .offset(asked.offset)
  const rows = await db
    .select({
      order: listed,
      payment: paymentStatusOfOrders,
      isDelivered: isDelivered(db),
      hasKeptPacks: hasKeptPacks(db),
      isRefunded: isRefunded(db),
      packsNotSent: packsNotSentOf(db),
      orderedBy: accountName,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(inArray(orders.id, found))
    .orderBy(...order)
  return { rows, count: await db.$count(orders, where) }
}

/** A page of the orders visible to the reader, newest first unless sorted otherwise. */
export const listOrders = (reading: Reading, reader: OrderReader, query: OrderListQuery) =>
  page(reading, filtersOf(reading, reader, query), query)

/** A page of a plan's placed orders. The caller must have checked the reader's access to the plan. */
export const listOrdersOfPlan = (reading: Reading, recommendationId: string, asked: Page) =>
  page(reading, and(isNotNull(orders.placedAt), holdsPlan(reading.db, recommendationId)), asked)
