import type { ExportRecord, ExportSections } from '@salvia/documents'
import { fullName } from '@salvia/rules/people/full-name'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { StoredAddress } from '../../cart/index.ts'
import { carts } from '../../cart/index.ts'
import { listDisruptionsOf } from '../../disruptions/index.ts'
import {
  type IssuedDocument,
  listClaimTimes,
  listDocumentsOf,
  listNoteTexts,
  listOrdersOf,
  orderLines,
  orders,
} from '../../orders/index.ts'

/** Whose shopping it is; verified addresses only. */
type Person = { userId: string; emails: string[] }

const linesOf = (address: StoredAddress | null): string[] =>
  address === null ? [] : Object.values(address).filter((part): part is string => Boolean(part))

async function productsOf(db: Db, orderIds: string[]): Promise<Map<string, string[]>> {
  const rows =
    orderIds.length === 0
      ? []
      : await db
          .select()
          .from(orderLines)
          .where(inArray(orderLines.orderId, orderIds))
          .orderBy(asc(orderLines.position))
  const byOrder = new Map<string, string[]>()
  for (const { orderId, quantity, name, brandName } of rows)
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), `${quantity} × ${name}, ${brandName}`])
  return byOrder
}

async function ordersOf(db: Db, person: Person): Promise<ExportRecord[]> {
  const found = await listOrdersOf(db, person)
  const orderIds = found.map(({ orderId }) => orderId)
  if (orderIds.length === 0) return []
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, orderIds))
    .orderBy(asc(orders.createdAt))
  const products = await productsOf(db, orderIds)
  const notes = await listNoteTexts(db, orderIds)
  const claimTimes = await listClaimTimes(db, person.userId)
  const buyers = new Set(found.flatMap(({ orderId, role }) => (role === 'Buyer' ? [orderId] : [])))
  return rows.map((order) => ({
    number: order.number,
    status: order.status,
    practitioner: order.practitionerName,
    products: products.get(order.id) ?? [],
    total: `${(order.total / 100).toFixed(2)} ${order.currency}`,
    address: linesOf(order.shippingAddress),
    at: order.createdAt.toISOString(),
    claimedAt: claimTimes.get(order.id)?.toISOString() ?? null,
    // Contact and address of a practitioner who ordered for this person are the practitioner's.
    ...(buyers.has(order.id)
      ? {
          email: order.email,
          text: order.note,
          teamNotes: notes.get(order.id) ?? [],
          billingAddress: linesOf(order.billingAddress),
        }
      : {}),
  }))
}

async function cartsOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const rows = await db.select().from(carts).where(eq(carts.userId, userId)).orderBy(asc(carts.createdAt))
  return rows.map((cart) => ({
    status: cart.state,
    country: cart.countryCode,
    number: cart.lines.length,
    email: cart.email,
    address: linesOf(cart.shippingAddress),
    billingAddress: linesOf(cart.billingAddress),
    text: cart.note,
    at: cart.createdAt.toISOString(),
  }))
}

const buyerLines = (buyer: IssuedDocument['content']['buyer']): string[] =>
  [
    fullName(buyer),
    buyer.company,
    [buyer.streetName, buyer.houseNumber, buyer.apartmentNumber].filter(Boolean).join(' '),
    `${buyer.postalCode} ${buyer.city}`,
    buyer.countryId,
    buyer.vatNumber,
  ].flatMap((line) => line?.trim() || [])

const toDocument = ({ kind, number, issuedAt, content }: IssuedDocument): ExportRecord => ({
  kind,
  number,
  total: `${(content.total / 100).toFixed(2)} ${content.currency}`,
  billingAddress: buyerLines(content.buyer),
  at: issuedAt.toISOString(),
})

/** What was invoiced to a person: of orders placed for it by another, nothing names it. */
async function documentsOf(db: Db, person: Person): Promise<ExportRecord[]> {
  const found = await listOrdersOf(db, person)
  const own = found.flatMap(({ orderId, role }) => (role === 'Buyer' ? [orderId] : []))
  return (await listDocumentsOf(db, own)).map(toDocument)
}

async function disruptionsOf(db: Db, person: Person): Promise<ExportRecord[]> {
  const rows = await listDisruptionsOf(db, person)
  return rows.map((row) => ({
    name: row.product,
    email: row.email,
    language: row.languageCode,
    kind: row.impactType,
    details: row.flags,
    runsOutOn: row.runsOutOn,
    at: row.subscribedAt?.toISOString() ?? null,
    noticedAt: (row.noticedAt ?? row.toldAt)?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  }))
}

/** A person's carts and orders, those placed for them, their invoices, and the shortages that concern them. */
export async function collectShopping(db: Db, person: Person): Promise<ExportSections> {
  return {
    carts: await cartsOf(db, person.userId),
    orders: await ordersOf(db, person),
    documents: await documentsOf(db, person),
    disruptions: await disruptionsOf(db, person),
  }
}
