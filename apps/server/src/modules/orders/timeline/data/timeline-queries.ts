import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import { users } from '../../../identity/index.ts'
import { accountName } from '../../data/account-name.ts'
import { orderHistory } from '../../data/order-tables.ts'
import { shipmentHistory } from '../../shipments/data/shipment-tables.ts'

/** Changes of an order with the name of the account behind them. */
export const listOrderSteps = (db: Db, orderId: string) =>
  db
    .select({ step: orderHistory, name: accountName })
    .from(orderHistory)
    .leftJoin(users, eq(users.id, orderHistory.userId))
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.at), asc(orderHistory.id))

/** The same of its parcels. */
export const listParcelSteps = (db: Db, shipmentIds: string[]) =>
  db
    .select({ step: shipmentHistory, name: accountName })
    .from(shipmentHistory)
    .leftJoin(users, eq(users.id, shipmentHistory.userId))
    .where(inArray(shipmentHistory.shipmentId, shipmentIds))
    .orderBy(asc(shipmentHistory.at), asc(shipmentHistory.id))

/** Mails and ERP calls about an order, without their rendered parts. */
export const listMessagesOf = (db: Db, orderId: string) =>
  db
    .select({
      id: outboxMessages.id,
      kind: outboxMessages.kind,
      recipient: outboxMessages.recipient,
      template: sql<string>`${outboxMessages.content} ->> 'template'`,
      subject: outboxMessages.subject,
      state: outboxMessages.state,
      createdAt: outboxMessages.createdAt,
    })
    .from(outboxMessages)
    .where(eq(outboxMessages.orderId, orderId))
    .orderBy(asc(outboxMessages.createdAt), asc(outboxMessages.id))
