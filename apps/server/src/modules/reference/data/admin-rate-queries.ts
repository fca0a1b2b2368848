import type { Currency } from '@salvia/contract/money'
import type { AdminExchangeRate, AdminVatRate } from '@salvia/contract/reference/admin-rates'
import type { VatCategory } from '@salvia/contract/words/catalogue'
import type { RateState } from '@salvia/contract/words/shop-settings'
import { findWithdrawFault, rateState } from '@salvia/rules/money/rate-state'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { exchangeRates, vatRates } from './reference-tables.ts'

type VatRow = typeof vatRates.$inferSelect
type ExchangeRow = typeof exchangeRates.$inferSelect
type Page = { offset: number; limit: number; sort?: string | undefined; state?: RateState | undefined }

/** A row as expected by the rules of dated tables. */
const judged = <T extends { withdrawnAt: Date | null }>(row: T) => ({
  ...row,
  isWithdrawn: row.withdrawnAt !== null,
})

type Judged<T> = T & { isWithdrawn: boolean }

const toVatRate = (row: Judged<VatRow>, all: Judged<VatRow>[], day: string): AdminVatRate => ({
  id: row.id,
  version: row.version,
  countryCode: row.countryCode,
  vatCategoryId: row.vatCategoryId,
  taxRate: row.taxRate,
  validFrom: row.validFrom,
  validTo: row.validTo,
  state: rateState(row, all, day),
  setBy: row.setBy,
  canWithdraw: findWithdrawFault(row, day) === null,
  source: row.source,
  dateAssumed: row.dateAssumed,
})

const toExchangeRate = (
  row: Judged<ExchangeRow>,
  all: Judged<ExchangeRow>[],
  day: string,
): AdminExchangeRate => ({
  id: row.id,
  version: row.version,
  currency: row.currency,
  millionths: row.millionths,
  validFrom: row.validFrom,
  state: rateState(row, all, day),
  setBy: row.setBy,
  canWithdraw: findWithdrawFault(row, day) === null,
  isExample: row.isDemo,
})

const vatRows = async (db: Db, where: SQL | undefined, sort?: string) => {
  const { countryCode, vatCategoryId, validFrom, taxRate, id } = vatRates
  const usual = [asc(countryCode), asc(vatCategoryId), desc(validFrom)]
  const rows = await db
    .select()
    .from(vatRates)
    .where(where)
    .orderBy(...orderBy(sort, { countryCode, taxRate, validFrom }, usual), ...usual, desc(id))
  return rows.map(judged)
}

const exchangeRows = async (db: Db, where: SQL | undefined, sort?: string) => {
  const { currency, validFrom, id } = exchangeRates
  const usual = [asc(currency), desc(validFrom)]
  const rows = await db
    .select()
    .from(exchangeRates)
    .where(where)
    .orderBy(...orderBy(sort, { currency, validFrom }, usual), ...usual, desc(id))
  return rows.map(judged)
}

function pageOf<T extends { state: RateState }>(rows: T[], { offset, limit, state }: Page) {
  const found = state === undefined ? rows : rows.filter((row) => row.state === state)
  return { results: found.slice(offset, offset + limit), count: found.length }
}

type VatKind = { countryCode: string; vatCategoryId: VatCategory }

const isVatKind = ({ countryCode, vatCategoryId }: Partial<VatKind>): SQL | undefined =>
  and(
    countryCode ? eq(vatRates.countryCode, countryCode) : undefined,
    vatCategoryId ? eq(vatRates.vatCategoryId, vatCategoryId) : undefined,
  )

/** All rates of a country and category, for writing one. */
export const listVatKind = (tx: Db, kind: VatKind) => vatRows(tx, isVatKind(kind))
export const listExchangeKind = (tx: Db, currency: Currency) =>
  exchangeRows(tx, eq(exchangeRates.currency, currency))

/** Dated VAT rates, including withdrawn ones: only a few per country and year, so they are filtered in memory. */
export async function listAdminVatRates(
  db: Db,
  asked: Page & { [K in keyof VatKind]?: VatKind[K] | undefined },
  day: string,
) {
  const { countryCode, vatCategoryId, sort } = asked
  const rows = await vatRows(
    db,
    isVatKind({ ...(countryCode && { countryCode }), ...(vatCategoryId && { vatCategoryId }) }),
    sort,
  )
  const kindOf = (row: VatKind) => `${row.countryCode} ${row.vatCategoryId}`
  const kinds = Map.groupBy(rows, kindOf)
  return pageOf(
    rows.map((row) => toVatRate(row, kinds.get(kindOf(row)) ?? [], day)),
    asked,
  )
}

export async function listAdminExchangeRates(
  db: Db,
  asked: Page & { currency?: Currency | undefined },
  day: string,
) {
  const { currency: one, sort } = asked
  const rows = await exchangeRows(db, one ? eq(exchangeRates.currency, one) : undefined, sort)
  const kinds = Map.groupBy(rows, ({ currency }) => currency)
  return pageOf(
    rows.map((row) => toExchangeRate(row, kinds.get(row.currency) ?? [], day)),
    asked,
  )
}

/** A rate's state on a day, among those of its country and category. Throws not-found. */
export async function getVatRate(tx: Db, rateId: string, day: string): Promise<AdminVatRate> {
  const [found] = await tx.select().from(vatRates).where(eq(vatRates.id, rateId))
  const all = found ? await listVatKind(tx, found) : []
  const row = all.find(({ id }) => id === rateId)
  if (!row) throw notFound('rate')
  return toVatRate(row, all, day)
}

/** The same for exchange rates. */
export async function getExchangeRateRow(tx: Db, rateId: string, day: string): Promise<AdminExchangeRate> {
  const [found] = await tx.select().from(exchangeRates).where(eq(exchangeRates.id, rateId))
  const all = found ? await listExchangeKind(tx, found.currency) : []
  const row = all.find(({ id }) => id === rateId)
  if (!row) throw notFound('rate')
  return toExchangeRate(row, all, day)
}
