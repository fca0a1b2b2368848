import type { CommissionImport, CommissionImportLine } from '@salvia/contract/wallet/commission-imports'
import {
  type CommissionLineKind,
  type CommissionLineOutcome,
  commissionLineOutcomes,
} from '@salvia/contract/words/commission-imports'
import { needsSecondLook } from '@salvia/rules/wallet/manual-transaction'
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { users } from '../../../identity/index.ts'
import { commissionImports, commissionImportLines as lines } from './commission-import-tables.ts'

const selectImports = (db: Db) =>
  db
    .select({
      row: commissionImports,
      madeBy: sql<string | null>`(select ${fullNameOf(users)}
        from ${users} where ${users.id} = ${commissionImports.madeBy})`,
    })
    .from(commissionImports)

type Row = Awaited<ReturnType<typeof selectImports>>[number]
type Outcomes = CommissionImport['outcomes']

const none = Object.fromEntries(commissionLineOutcomes.map((outcome) => [outcome, 0])) as Outcomes

async function countOutcomes(db: Db, ids: string[]): Promise<Map<string, Outcomes>> {
  const { importId, outcome } = lines
  const rows = await db
    .select({ importId, outcome, count: sql<number>`count(*)::int` })
    .from(lines)
    .where(and(inArray(importId, ids), isNotNull(outcome)))
    .groupBy(importId, outcome)
  const counted = new Map<string, Outcomes>()
  for (const row of rows)
    if (row.outcome)
      counted.set(row.importId, { ...(counted.get(row.importId) ?? none), [row.outcome]: row.count })
  return counted
}

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

function toImport({ row, madeBy }: Row, outcomes: Outcomes = none): CommissionImport {
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
  }
}

/** An import and its progress. Throws not-found. */
export async function getCommissionImport(db: Db, importId: string): Promise<CommissionImport> {
  const [row] = await selectImports(db).where(eq(commissionImports.id, importId))
  if (!row) throw notFound('import')
  return toImport(row, (await countOutcomes(db, [importId])).get(importId))
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
  const counted = await countOutcomes(
    db,
    rows.map(({ row }) => row.id),
  )
  return { results: rows.map((row) => toImport(row, counted.get(row.row.id))), count }
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
