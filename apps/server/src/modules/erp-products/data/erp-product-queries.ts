import type { ErpProductFinding } from '@salvia/contract/words/erp-products'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { type ErpReadingKind, erpProductDifferences, erpReadings } from './erp-product-tables.ts'

export type Difference = typeof erpProductDifferences.$inferSelect
type Reading = typeof erpReadings.$inferSelect

const never = { readAt: null, failedAt: null, count: 0 }

/** The last readings of stock and products. */
export async function findReadings(db: Db) {
  const rows = await db.select().from(erpReadings)
  const of = (kind: ErpReadingKind) => rows.find((row) => row.kind === kind) ?? never
  return { stock: of('Stock'), products: of('Products') }
}

/** Keeps what a reading came to, in place of the one before. */
export async function keepReading(db: Db, kind: ErpReadingKind, set: Partial<Omit<Reading, 'kind'>>) {
  await db
    .insert(erpReadings)
    .values({ kind, ...set })
    .onConflictDoUpdate({ target: erpReadings.kind, set })
}

const AT_ONCE = 1000

/** Keeps what differs, in place of what differed before; two who do so at once do it in turn. */
export async function keepDifferences(tx: Db, found: Difference[]): Promise<void> {
  await oneAtATime(tx, 'erp-product-differences')
  await tx.delete(erpProductDifferences)
  for (let at = 0; at < found.length; at += AT_ONCE)
    await tx.insert(erpProductDifferences).values(found.slice(at, at + AT_ONCE))
}

type Wanted = { finding?: ErpProductFinding | undefined; offset: number; limit: number }

/** A page of what differs, by SKU. */
export async function listDifferences(db: Db, { finding, offset, limit }: Wanted) {
  const isWanted = finding && eq(erpProductDifferences.finding, finding)
  const rows = await db
    .select()
    .from(erpProductDifferences)
    .where(isWanted)
    .orderBy(asc(erpProductDifferences.sku))
    .offset(offset)
    .limit(limit)
  return { rows, count: await db.$count(erpProductDifferences, isWanted) }
}
