import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import type { Jobs } from './jobs/jobs.ts'
import type { SealedText } from './sealed-text.ts'

/** A column of encrypted texts; every module registers its own, so that key rotation covers them all. */
export type SealedColumn = {
  table: PgTable
  key: AnyPgColumn[]
  sealed: AnyPgColumn
  /** Its blind index. */
  index?: AnyPgColumn
  /** Recognises plain text from before the column was encrypted. */
  isPlain?: (text: string) => boolean
}

type Context = { db: Db; sealed: SealedText }
type Row = { sealed: string } & Record<string, unknown>

const RESEAL = 'reseal-columns'
const BATCH = 200

const fieldOf = (table: PgTable, column: AnyPgColumn): string => {
  const fields = table as unknown as Record<string, unknown>
  const name = Object.keys(fields).find((field) => fields[field] === column)
  if (name === undefined) throw new Error(`${column.name} is no column of its table`)
  return name
}

function plainOf({ isPlain }: SealedColumn, sealed: SealedText, text: string): string | null {
  if (isPlain?.(text)) return text
  try {
    return sealed.open(text)
  } catch {
    return null
  }
}

async function resealRow({ db, sealed }: Context, column: SealedColumn, row: Row): Promise<boolean> {
  const plain = plainOf(column, sealed, row.sealed)
  if (plain === null) return false
  const { table, key, index } = column
  const changes: Record<string, unknown> = { [fieldOf(table, column.sealed)]: sealed.seal(plain) }
  if (index) changes[fieldOf(table, index)] = sealed.index(plain)
  const isRow = key.map((part, at): SQL => eq(part, row[`key${at}`]))
  // A concurrent write has already encrypted it with the first key.
  await db
    .update(table)
    .set(changes)
    .where(and(...isRow, eq(column.sealed, row.sealed)))
  return true
}

/** Re-encrypts values encrypted with another key than the first; returns how many no key can decrypt. */
async function resealColumn(context: Context, column: SealedColumn): Promise<number> {
  const keys = Object.fromEntries(column.key.map((part, at) => [`key${at}`, part]))
  const isOld = and(
    isNotNull(column.sealed),
    sql`not starts_with(${column.sealed}, ${context.sealed.prefix})`,
  )
  let unreadable = 0
  for (;;) {
    const rows = (await context.db
      .select({ ...keys, sealed: column.sealed })
      .from(column.table)
      .where(isOld)
      .orderBy(...column.key.map((part) => asc(part)))
      .offset(unreadable)
      .limit(BATCH)) as Row[]
    for (const row of rows) if (!(await resealRow(context, column, row))) unreadable += 1
    if (rows.length < BATCH) return unreadable
  }
}

/**
 * Encrypts every column with the first key, at each start and nightly: idempotent, and quick when nothing is outdated.
 */
export function resealByClock(jobs: Pick<Jobs, 'on'>, context: Context, columns: SealedColumn[]): void {
  jobs.on({
    queue: RESEAL,
    cron: '41 2 * * *',
    work: async () => {
      let unreadable = 0
      for (const column of columns) unreadable += await resealColumn(context, column)
      if (unreadable > 0) throw new Error(`${unreadable} sealed texts cannot be opened by any key`)
    },
  })
}

/** Requests re-encryption of the columns with the first key now. */
export const resealNow = (db: Db, jobs: Pick<Jobs, 'send'>): Promise<void> =>
  jobs.send(db, RESEAL, {}, { singletonKey: RESEAL })
