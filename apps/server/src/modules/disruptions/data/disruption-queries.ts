import type { Disruption, DisruptionRow } from '@salvia/contract/disruptions/disruption-records'
import type { DisruptedProduct, PublicDisruption } from '@salvia/contract/disruptions/product-disruption'
import type { DisruptionStatus, DisruptionType } from '@salvia/contract/words/disruptions'
import { disruptionTypeOf, reasonsOfType } from '@salvia/rules/disruptions/disruption-type'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { holdsPlain } from '#db/like-pattern'
import { orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { brands, isToBeHad, products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'
import { disruptionHistory, productDisruptions } from './disruption-tables.ts'
import { areAnyToNotify } from './disruption-user-queries.ts'
import { isForSale } from './product-name.ts'

const d = productDisruptions
const replacement = alias(products, 'replacement')
const replacementBrand = alias(brands, 'replacement_brand')

const usersCount = sql<number>`(select count(*)::int from disruption_users u where u.disruption_id = ${d.id})`

/** Who subscribed and got no notice: it was not queued, or failed. Two counts, each by an index. */
const waitingCount = sql<number>`(
  (select count(*) from disruption_users u
    where u.disruption_id = ${d.id} and 'Subscribed' = any(u.flags) and u.unsubscribed_at is null
      and u.noticed_at is null)
  + (select count(*) from disruption_users u join outbox_messages m on m.id = u.notice_message_id
    where u.disruption_id = ${d.id} and 'Subscribed' = any(u.flags) and u.unsubscribed_at is null
      and u.noticed_at is not null and m.state = 'Failed'))::int`

const notices = sql<Disruption['notices']>`(select json_build_object(
  'asked', count(*) filter (where u.notice_asked_at is not null),
  'queued', count(*) filter (where u.noticed_at is not null),
  'failed', count(*) filter (where m.state = 'Failed' or m.state = 'Withheld' and u.unsubscribed_at is null),
  'areLeft', ${areAnyToNotify(d.id)})
  from disruption_users u left join outbox_messages m on m.id = u.notice_message_id
  where u.disruption_id = ${d.id})`

const named = (product: typeof products, brand: typeof brands) => ({
  id: product.id,
  name: product.name,
  brandName: brand.name,
  sku: product.sku,
})

const columns = {
  disruption: d,
  product: named(products, brands),
  replacement: {
    id: replacement.id,
    name: replacement.name,
    brandName: replacementBrand.name,
    sku: replacement.sku,
  },
  usersCount,
  waitingCount,
}

const selectDisruptions = <F extends object>(db: Db, more: F) =>
  db
    .select({ ...columns, ...more })
    .from(d)
    .innerJoin(products, eq(products.id, d.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(replacement, eq(replacement.id, d.replacementProductId))
    .leftJoin(replacementBrand, eq(replacementBrand.id, replacement.brandId))
    .$dynamic()

type Row = {
  disruption: typeof productDisruptions.$inferSelect
  product: DisruptedProduct
  replacement: { [K in keyof DisruptedProduct]: DisruptedProduct[K] | null } | null
  usersCount: number
  waitingCount: number
}

const toReplacement = (row: Row['replacement']): DisruptedProduct | null =>
  row?.id != null && row.name !== null && row.brandName !== null && row.sku !== null
    ? { id: row.id, name: row.name, brandName: row.brandName, sku: row.sku }
    : null

function toPublic(row: Row): PublicDisruption {
  const { id, status, reason, startsOn, expectedUntil } = row.disruption
  const facts = { id, status, type: disruptionTypeOf(reason), reason, startsOn, expectedUntil }
  return { ...facts, product: row.product, replacement: toReplacement(row.replacement) }
}

const toRow = (row: Row): DisruptionRow => ({
  ...toPublic(row),
  version: row.disruption.version,
  updatedAt: row.disruption.updatedAt.toISOString(),
  usersCount: row.disruption.computedAt === null ? null : row.usersCount,
  waitingCount: row.waitingCount,
})

type Asked = {
  search?: string | undefined
  status?: DisruptionStatus | undefined
  type?: DisruptionType | undefined
  offset: number
  limit: number
  sort?: string | undefined
}

/**
 * Of a product that has each word in its name, brand or article number: a brand is typed with the name of its product.
 */
function isOfSought(db: Db, search: string): SQL {
  const [sought, itsBrand] = [alias(products, 'sought'), alias(brands, 'its_brand')]
  const text = sql`${sought.name} || ' ' || ${itsBrand.name} || ' ' || ${sought.sku}`
  const ids = db
    .select({ id: sought.id })
    .from(sought)
    .innerJoin(itsBrand, eq(itsBrand.id, sought.brandId))
    .where(and(...search.split(/\s+/).map((word) => holdsPlain(text, word))))
  return inArray(d.productId, ids)
}

/** Disruptions by status, type, and words of the product’s name, brand and article number. */
export async function listDisruptions(db: Db, { search, status, type, offset, limit, sort }: Asked) {
  const where = and(
    status && eq(d.status, status),
    type && inArray(d.reason, reasonsOfType(type)),
    search ? isOfSought(db, search) : undefined,
  )
  const sortable = {
    updatedAt: d.updatedAt,
    startsOn: d.startsOn,
    expectedUntil: d.expectedUntil,
    status: d.status,
    product: products.plainName,
  }
  const [rows, count] = await Promise.all([
    selectDisruptions(db, {})
      .where(where)
      .orderBy(...orderBy(sort, sortable, [desc(d.updatedAt)]), asc(d.id))
      .limit(limit)
      .offset(offset),
    db.$count(d, where),
  ])
  return { results: rows.map(toRow), count }
}

/** Disruptions that everyone may know, of all products or of some, those that began last first. */
export async function listActiveDisruptions(
  db: Db,
  { productIds, offset, limit }: { productIds?: string[] | undefined; offset: number; limit: number },
) {
  const where = and(
    eq(d.status, 'Active'),
    eq(products.isActive, true),
    eq(products.isHidden, false),
    productIds && inArray(d.productId, productIds),
  )
  const rows = await selectDisruptions(db, { isOffered: isToBeHad('replacement').mapWith(Boolean) })
    .where(where)
    .orderBy(desc(d.startsOn), asc(d.id))
    .limit(limit)
    .offset(offset)
  const shown = db
    .select({ id: d.id })
    .from(d)
    .innerJoin(products, eq(products.id, d.productId))
    .where(where)
    .as('shown')
  const results = rows.map((row) => toPublic(row.isOffered ? row : { ...row, replacement: null }))
  return { results, count: await db.$count(shown) }
}

const listHistory = (db: Db, ids: string[]) =>
  db
    .select({
      disruptionId: disruptionHistory.disruptionId,
      from: disruptionHistory.from,
      to: disruptionHistory.to,
      at: disruptionHistory.at,
      actorId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(disruptionHistory)
    .leftJoin(users, eq(users.id, disruptionHistory.actorId))
    .where(inArray(disruptionHistory.disruptionId, ids))
    .orderBy(desc(disruptionHistory.at), desc(disruptionHistory.id))

type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number]

const toEntry = ({ from, to, at, actorId, firstName, lastName }: HistoryRow) => ({
  from,
  to,
  at: at.toISOString(),
  actor: actorId === null ? null : { firstName: firstName ?? '', lastName: lastName ?? '' },
})

/** Disruptions with their history, in the order of the ids; unknown ones are left out. */
export async function readDisruptions(db: Db, ids: string[]): Promise<Disruption[]> {
  const rows = await selectDisruptions(db, { notices, isForSale: sql`${isForSale}`.mapWith(Boolean) }).where(
    inArray(d.id, ids),
  )
  const history = Map.groupBy(await listHistory(db, ids), ({ disruptionId }) => disruptionId)
  const byId = new Map(
    rows.map((row): [string, Disruption] => [
      row.disruption.id,
      {
        ...toRow(row),
        createdAt: row.disruption.createdAt.toISOString(),
        note: row.disruption.note,
        history: (history.get(row.disruption.id) ?? []).map(toEntry),
        notices: row.notices,
        isForSale: row.isForSale,
      },
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A disruption with its history. Throws not-found. */
export async function getDisruption(db: Db, id: string): Promise<Disruption> {
  const [found] = await readDisruptions(db, [id])
  if (!found) throw notFound('disruption')
  return found
}
