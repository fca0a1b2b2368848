import type { CommissionLaw } from '@salvia/contract/reference/commission-laws'
import type { Profession } from '@salvia/contract/words/professions'
import type { RateState } from '@salvia/contract/words/shop-settings'
import { findWithdrawFault, rateState } from '@salvia/rules/money/rate-state'
import { and, asc, desc, eq, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { commissionLaws } from './reference-tables.ts'

export type LawKind = { countryCode: string; professionId: Profession | null }
type Row = typeof commissionLaws.$inferSelect & { isWithdrawn: boolean }

/**
 * Whether someone of a country and profession may receive commission on a day, as an SQL expression. The row of the
 * profession decides before the country's; of one kind the row that began last.
 */
export const commissionIsAllowed = (
  { countryCode, professionId }: { countryCode: SQLWrapper; professionId: SQLWrapper },
  day: SQLWrapper,
): SQL<boolean> => sql<boolean>`coalesce((select ${commissionLaws.isAllowed} from ${commissionLaws}
  where ${and(
    eq(commissionLaws.countryCode, countryCode),
    or(isNull(commissionLaws.professionId), eq(commissionLaws.professionId, professionId)),
    isNull(commissionLaws.withdrawnAt),
    lte(commissionLaws.validFrom, day),
  )} order by ${commissionLaws.professionId} nulls last, ${commissionLaws.validFrom} desc limit 1), true)`

const toLaw = (row: Row, all: Row[], day: string): CommissionLaw => ({
  id: row.id,
  version: row.version,
  countryCode: row.countryCode,
  professionId: row.professionId,
  isAllowed: row.isAllowed,
  validFrom: row.validFrom,
  state: rateState(row, all, day),
  canWithdraw: findWithdrawFault(row, day) === null,
  source: row.source,
})

async function lawRows(db: Db, where: SQL | undefined, sort?: string): Promise<Row[]> {
  const { countryCode, professionId, validFrom, id } = commissionLaws
  const usual = [asc(countryCode), sql`${professionId} nulls first`, desc(validFrom)]
  const rows = await db
    .select()
    .from(commissionLaws)
    .where(where)
    .orderBy(...orderBy(sort, { countryCode, validFrom }, usual), ...usual, desc(id))
  return rows.map((row) => ({ ...row, isWithdrawn: row.withdrawnAt !== null }))
}

/** All rows of a country and profession, for writing one. */
export const listLawKind = (tx: Db, { countryCode, professionId }: LawKind): Promise<Row[]> =>
  lawRows(
    tx,
    and(
      eq(commissionLaws.countryCode, countryCode),
      professionId === null
        ? isNull(commissionLaws.professionId)
        : eq(commissionLaws.professionId, professionId),
    ),
  )

type Asked = {
  offset: number
  limit: number
  sort?: string | undefined
  countryCode?: string | undefined
  state?: RateState | undefined
}

/** Rules on commission, with withdrawn ones: few, so they are filtered in memory. */
export async function listCommissionLaws(db: Db, asked: Asked, day: string) {
  const { countryCode, sort, state, offset, limit } = asked
  const rows = await lawRows(db, countryCode ? eq(commissionLaws.countryCode, countryCode) : undefined, sort)
  const kindOf = (row: LawKind) => `${row.countryCode} ${row.professionId}`
  const kinds = Map.groupBy(rows, kindOf)
  const found = rows
    .map((row) => toLaw(row, kinds.get(kindOf(row)) ?? [], day))
    .filter((law) => state === undefined || law.state === state)
  return { results: found.slice(offset, offset + limit), count: found.length }
}

/** A rule's state on a day, among those of its country and profession. Throws not-found. */
export async function getCommissionLaw(tx: Db, lawId: string, day: string): Promise<CommissionLaw> {
  const [found] = await tx.select().from(commissionLaws).where(eq(commissionLaws.id, lawId))
  const all = found ? await listLawKind(tx, found) : []
  const row = all.find(({ id }) => id === lawId)
  if (!row) throw notFound('rate')
  return toLaw(row, all, day)
}
