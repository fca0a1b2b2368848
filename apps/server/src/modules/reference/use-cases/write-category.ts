import type { Translated } from '@salvia/contract/words/locale'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { oneAtATime } from '#db/one-at-a-time'
import { changedFields } from '#kernel/audit/changed-fields'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import { productCategories } from '../data/reference-tables.ts'

type Names = Translated

/** `Gut health & more` becomes the key `gut-health-more`. */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)

async function checkNames(tx: Db, names: Names, categoryId: string): Promise<void> {
  await oneAtATime(tx, 'category-names')
  const isSame = sql`exists (select 1 from jsonb_each_text(${productCategories.names}) known
    join jsonb_each_text(${JSON.stringify(names)}::jsonb) given using (key) where lower(known.value) = lower(given.value))`
  const others = and(ne(productCategories.id, categoryId), isSame)
  if ((await tx.$count(productCategories, others)) > 0)
    throw conflict('name_taken', 'Another category has this name.')
}

/** Key derived from the new category's name, with a number appended if it is taken. */
async function freeKey(tx: Db, names: Names): Promise<string> {
  const key = keyOf(names.en) || 'category'
  const rows = await tx.select({ id: productCategories.id }).from(productCategories)
  const taken = new Set(rows.map(({ id }) => id))
  for (let at = 1; ; at += 1) {
    const candidate = at === 1 ? key : `${key}-${at}`
    if (!taken.has(candidate)) return candidate
  }
}

/** Creates a category, last in order, and returns its key. Throws conflict if the name is taken. */
export async function addCategory(
  tx: Db,
  { names, actorId }: { names: Names; actorId: string },
  now: Date,
): Promise<string> {
  await checkNames(tx, names, '')
  const id = await freeKey(tx, names)
  const position = sql`(select coalesce(max(position), -1) + 1 from product_categories)`
  await tx.insert(productCategories).values({ id, names, position, setBy: 'operator' })
  const subject = { type: 'ProductCategory', key: id }
  const details = { changes: changedFields({}, { names }) }
  await recordAudit(tx, { event: 'CategoryCreated', actorId, subject, details }, now)
  return id
}

type Change = { names?: Names | undefined; position?: number | undefined }

/** A category, locked until the caller's transaction ends. Throws not-found. */
export async function lockCategory(tx: Db, categoryId: string) {
  const [row] = await tx
    .select()
    .from(productCategories)
    .where(eq(productCategories.id, categoryId))
    .for('update')
  if (!row) throw notFound('category')
  return row
}

/**
 * Renames or moves a locked category, which releases leave alone from then on; returns whether it changed. Throws
 * conflict if the name is taken.
 */
export async function changeCategory(
  tx: Db,
  { row, actorId }: { row: Awaited<ReturnType<typeof lockCategory>>; actorId: string },
  change: Change,
  now: Date,
): Promise<boolean> {
  const changes = changedFields(row, change)
  const subject = { type: 'ProductCategory', key: row.id }
  await recordAudit(tx, { event: 'CategoryChanged', actorId, subject, details: { changes } }, now)
  if (changes.length === 0) return false
  if (change.names) await checkNames(tx, change.names, row.id)
  const set = Object.fromEntries(changes.map(({ field, to }) => [field, to]))
  one(
    await tx
      .update(productCategories)
      .set({ ...set, setBy: 'operator', version: row.version + 1 })
      .where(eq(productCategories.id, row.id))
      .returning({ id: productCategories.id }),
  )
  return true
}
