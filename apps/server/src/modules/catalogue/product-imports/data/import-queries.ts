import type { ProductImport, ProductImportLine } from '@salvia/contract/catalogue/product-imports'
import type { ImportLineKind, ImportOutcome, ImportSource } from '@salvia/contract/words/product-imports'
import { importOutcomes } from '@salvia/contract/words/product-imports'
import { and, asc, count as countAll, desc, eq, min, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { countOutcomes } from '#kernel/imports/count-outcomes'
import { undoneBy } from '#kernel/imports/undone-by'
import { users } from '../../../identity/index.ts'
import { productImportLines, productImports } from './import-tables.ts'

const nameOf = (userId: AnyPgColumn) =>
  sql<string | null>`(select ${fullNameOf(users)} from ${users} where ${users.id} = ${userId})`

const selectImports = (db: Db) =>
  db
    .select({
      row: productImports,
      madeBy: nameOf(productImports.madeBy),
      actor: nameOf(productImports.actorId),
    })
    .from(productImports)

type Row = Awaited<ReturnType<typeof selectImports>>[number]

const ofProducts = { lines: productImportLines, outcomes: importOutcomes }

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

const toImport = ({ row, madeBy, actor }: Row, outcomes: ProductImport['outcomes']): ProductImport => ({
  id: row.id,
  source: row.source,
  name: row.name,
  state: row.state,
  kinds: {
    New: row.newCount,
    Changed: row.changedCount,
    Unchanged: row.unchangedCount,
    Error: row.errorCount,
  },
  outcomes,
  madeAt: row.madeAt.toISOString(),
  madeBy: madeBy === null ? null : { id: row.madeBy, fullName: madeBy },
  startedAt: textOf(row.startedAt),
  finishedAt: textOf(row.finishedAt),
  undoneAt: textOf(row.undoneAt),
  undoneBy: undoneBy(row, actor),
})

/** An import and its progress. Throws not-found. */
export async function getImport(db: Db, importId: string): Promise<ProductImport> {
  const [row] = await selectImports(db).where(eq(productImports.id, importId))
  if (!row) throw notFound('import')
  return toImport(row, (await countOutcomes(db, ofProducts, [importId]))(importId))
}

type Page = { offset: number; limit: number; sort?: string | undefined }

export async function listImports(
  db: Db,
  { source, offset, limit, sort }: Page & { source?: ImportSource | undefined },
) {
  const where = source === undefined ? undefined : eq(productImports.source, source)
  const order = orderBy(sort, { createdAt: productImports.madeAt, madeAt: productImports.madeAt }, [
    desc(productImports.madeAt),
  ])
  const [rows, count] = await Promise.all([
    selectImports(db)
      .where(where)
      .orderBy(...order, desc(productImports.id))
      .limit(limit)
      .offset(offset),
    db.$count(productImports, where),
  ])
  const outcomesOf = await countOutcomes(
    db,
    ofProducts,
    rows.map(({ row }) => row.id),
  )
  return { results: rows.map((row) => toImport(row, outcomesOf(row.row.id))), count }
}

type AskedLines = Page & { kind?: ImportLineKind | undefined; outcome?: ImportOutcome | undefined }

/** Lines of an import in file order. Throws not-found. */
export async function listImportLines(
  db: Db,
  importId: string,
  { kind, outcome, offset, limit, sort }: AskedLines,
): Promise<{ results: ProductImportLine[]; count: number }> {
  const lines = productImportLines
  await getImport(db, importId)
  const where = and(
    eq(lines.importId, importId),
    kind === undefined ? undefined : eq(lines.kind, kind),
    outcome === undefined ? undefined : eq(lines.outcome, outcome),
  )
  const [rows, count] = await Promise.all([
    db
      .select()
      .from(lines)
      .where(where)
      .orderBy(...orderBy(sort, { line: lines.line, sku: lines.sku }, [asc(lines.line)]), asc(lines.line))
      .limit(limit)
      .offset(offset),
    db.$count(lines, where),
  ])
  return { results: rows.map(({ importId: _, version: __, ...line }) => line), count }
}

/** Imports that were read and not applied yet. */
export async function countReadyImports(db: Db): Promise<{ count: number; since: Date | null } | undefined> {
  const [row] = await db
    .select({ count: countAll(), since: min(productImports.madeAt) })
    .from(productImports)
    .where(eq(productImports.state, 'Ready'))
  return row
}
