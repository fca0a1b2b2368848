import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudits } from '#kernel/audit/record-audit'
import { isOutdated, notFound, Outdated } from '#kernel/domain-error'
import type { Change } from '../../catalogue-context.ts'
import { products } from '../../products/product-tables.ts'
import { refreshSearchDocument } from '../../search-documents/refresh-search-document.ts'
import { findAdminProduct } from '../data/admin-record-queries.ts'
import { fieldsNoLongerDemo } from '../demo-fields.ts'

export type ProductRow = typeof products.$inferSelect

/** The product to write, the actor, and the version read, if known. */
export type Writing = { productId: string; actorId: string; version?: number | undefined; event: string }

const FIRST_VERSION = 1
const MOST_LETTERS = 200

/** Logs only the beginning of long texts: the log says what changed, it does not keep every wording. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MOST_LETTERS) return `${value.slice(0, MOST_LETTERS)}…`
  if (Array.isArray(value)) return value.map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]))
}

async function lockProduct(tx: Db, { productId, version }: Writing): Promise<ProductRow> {
  const [product] = await tx.select().from(products).where(eq(products.id, productId)).for('no key update')
  if (!product) throw notFound('product')
  if (isOutdated(version, product))
    throw new Outdated('Someone else saved this product meanwhile.', await findAdminProduct(tx, productId))
  return product
}

/** What was written of a product; without changes it is only recorded in the history. */
export type Written = { productId: string; event: string; changes: Change[]; isNew?: true }

/** The product's demo-filled fields without those a person has written. */
function stillMadeUp(writes: Written[]): SQL {
  const written = Map.groupBy(writes, ({ productId }) => productId)
  const names = [...written].map(([productId, each]) => [
    productId,
    fieldsNoLongerDemo(each.flatMap(({ changes }) => changes)),
  ])
  const ofProduct = sql`${JSON.stringify(Object.fromEntries(names))}::jsonb -> ${products.id}::text`
  return sql`array(select made.field from unnest(${products.demoFilled}) with ordinality as made(field, at)
    where not (${ofProduct}) @> to_jsonb(made.field) order by made.at)`
}

/** Increments the version of each product, and returns the new versions. */
async function countWrites(tx: Db, writes: Written[], now: Date): Promise<[string, number][]> {
  if (writes.length === 0) return []
  const { id, version } = products
  const rows = await tx
    .update(products)
    .set({ version: sql`${version} + 1`, demoFilled: stillMadeUp(writes), updatedAt: now })
    .where(
      inArray(
        id,
        writes.map(({ productId }) => productId),
      ),
    )
    .returning({ id, version })
  return rows.map((row) => [row.id, row.version])
}

const decideDays = new Set(['isActive', 'isHidden', 'stockStatus'])

/** Writes down when the shop first showed, no longer showed or discontinued those of which that was changed. */
async function recordDays(tx: Db, writes: Written[], now: Date): Promise<void> {
  const decided = writes.filter(
    ({ isNew, changes }) => isNew || changes.some(({ field }) => decideDays.has(field)),
  )
  if (decided.length === 0) return
  const { id, isActive, isHidden, stockStatus, shownSince, goneSince, discontinuedSince } = products
  const at = now.toISOString()
  const isShown = sql`${isActive} and not ${isHidden}`
  await tx
    .update(products)
    .set({
      shownSince: sql`case when ${isShown} then coalesce(${shownSince}, ${at}::timestamptz) else ${shownSince} end`,
      goneSince: sql`case when ${isShown} then null
        when ${shownSince} is not null then coalesce(${goneSince}, ${at}::timestamptz) end`,
      discontinuedSince: sql`case when ${stockStatus} = 'Discontinued'
        then coalesce(${discontinuedSince}, ${at}::timestamptz) end`,
    })
    .where(
      inArray(
        id,
        decided.map(({ productId }) => productId),
      ),
    )
}

/**
 * Updates derived data and histories of the written products. What a person wrote no longer counts as demo-filled.
 * Returns the versions of those that changed; creation is the first version.
 */
export async function finishWrites(
  tx: Db,
  { writes, actorId }: { writes: Written[]; actorId: string },
  now: Date,
): Promise<Map<string, number>> {
  const changed = writes.filter(({ changes }) => changes.length > 0)
  const made = changed.filter(({ isNew }) => isNew)
  const counted = await countWrites(
    tx,
    changed.filter(({ isNew }) => !isNew),
    now,
  )
  await recordDays(tx, changed, now)
  await refreshSearchDocument(
    tx,
    changed.map(({ productId }) => productId),
  )
  const entries = writes.map(({ productId, event, changes }) => ({
    event,
    actorId,
    subject: { type: 'Product', id: productId },
    details: { changes: changes.map(({ field, from, to }) => shortened({ field, from, to })) },
  }))
  await recordAudits(tx, entries, now)
  return new Map([...made.map(({ productId }) => [productId, FIRST_VERSION] as const), ...counted])
}

/**
 * The only way an admin writes a product or part of it: serialised, versioned, recorded in the history, with the search
 * updated. A no-op keeps the version. Throws not-found, and precondition with the current record if someone else saved
 * since `version` was read.
 */
export async function writeProduct(
  db: Db,
  writing: Writing,
  write: (tx: Db, product: ProductRow) => Promise<Change[]>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const product = await lockProduct(tx, writing)
    const changes = await write(tx, product)
    const { productId, actorId, event } = writing
    await finishWrites(tx, { writes: [{ productId, event, changes }], actorId }, now)
  })
}
