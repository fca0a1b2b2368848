import type { CommissionImport, CommissionImportLine } from '@salvia/contract/wallet/commission-imports'
import {
  type CommissionLineKind,
  type CommissionLineOutcome,
  commissionLineOutcomes,
} from '@salvia/contract/words/commission-imports'
import { needsSecondLook } from '@salvia/rules/wallet/manual-transaction'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { countOutcomes } from '#kernel/imports/count-outcomes'
import { undoneBy } from '#kernel/imports/undone-by'
import { users } from '../../../identity/index.ts'
import { commissionImports, commissionImportLines as lines } from './commission-import-tables.ts'

const nameOf = (userId: AnyPgColumn) =>
  sql<string | null>`(select ${fullNameOf(users)} from ${users} where ${users.id} = ${userId})`

const selectImports = (db: Db) =>
  db
    .select({
      row: commissionImports,
      madeBy: nameOf(commissionImports.madeBy),
      actor: nameOf(commissionImports.actorId),
    })
    .from(commissionImports)

type Row = Awaited<ReturnType<typeof selectImports>>[number]

const ofCommissions = { lines, outcomes: commissionLineOutcomes }

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

function toImport({ row, madeBy, actor }: Row, outcomes: CommissionImport['outcomes']): CommissionImport {
  const newAmount = { amount: row.newAmount, currency: 'EUR' as const }
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    kinds: { New: row.newCount, Unchanged: row.unchangedCount, Error: row.errorCount },
    newAmount,
    needsSecondLook: needsSecondLook(newAmount),
    outcomes,
    madeAt: row.madeAt.toISOString(),
    madeBy: madeBy === null ? null : { id: row.madeBy, fullName: madeBy },
    startedAt: textOf(row.startedAt),
    finishedAt: textOf(row.finishedAt),
    undoneAt: textOf(row.undoneAt),
    undoneBy: undoneBy(row, actor),
  }
}

/** An import and its progress. Throws not-found. */
export async function getCommissionImport(db: Db, importId: string): Promise<CommissionImport> {
  const [row] = await selectImports(db).where(eq(commissionImports.id, importId))
  if (!row) throw notFound('import')
  return toImport(row, (await countOutcomes(db, ofCommissions, [importId]))(importId))
}

type Page = { offset: number; limit: number; sort?: string | undefined }

/** Imports, newest first. */
export async function listCommissionImports(db: Db, { offset, limit, sort }: Page) {
  const { madeAt, id } = commissionImports
  const [rows, count] = await Promise.all([
    selectImports(db)
      .orderBy(...orderBy(sort, { madeAt }, [desc(madeAt)]), desc(id))
      .limit(limit)
      .offset(offset),
    db.$count(commissionImports),
  ])
  const outcomesOf = await countOutcomes(
    db,
    ofCommissions,
    rows.map(({ row }) => row.id),
  )
  return { results: rows.map((row) => toImport(row, outcomesOf(row.row.id))), count }
}

type AskedLines = Page & {
  kind?: CommissionLineKind | undefined
  outcome?: CommissionLineOutcome | undefined
}

/** Lines of an import in file order. Throws not-found. */
export async function listCommissionImportLines(
  db: Db,
  importId: string,
  { kind, outcome, offset, limit, sort }: AskedLines,
): Promise<{ results: CommissionImportLine[]; count: number }> {
  await getCommissionImport(db, importId)
  const where = and(
    eq(lines.importId, importId),
    kind === undefined ? undefined : eq(lines.kind, kind),
    outcome === undefined ? undefined : eq(lines.outcome, outcome),
  )
  const [rows, count] = await Promise.all([
    db
      .select({ row: lines, name: fullNameOf(users) })
      .from(lines)
      .leftJoin(users, eq(users.id, lines.practitionerId))
      .where(where)
      .orderBy(
        ...orderBy(sort, { line: lines.line, amount: lines.amount }, [asc(lines.line)]),
        asc(lines.line),
      )
      .limit(limit)
      .offset(offset),
    db.$count(lines, where),
  ])
  const results = rows.map(({ row, name }) => ({
    line: row.line,
    kind: row.kind,
    practitioner: row.practitionerId === null ? null : { id: row.practitionerId, fullName: name ?? '' },
    reference: row.reference,
    amount: row.amount === null ? null : { amount: row.amount, currency: 'EUR' as const },
    errors: row.errors,
    transactionId: row.transactionId,
    outcome: row.outcome,
  }))
  return { results, count }
}
