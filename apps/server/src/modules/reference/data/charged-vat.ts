import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { type AnyColumn, and, desc, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { vatRates, vatTerritories } from './reference-tables.ts'

/**
 * VAT charged on goods, and its basis. `taxRate` in hundredths of a percent; null if no rate is known at this place.
 */
export type ChargedVat = {
  taxRate: number | null
  /** The first day of the rate. */
  validFrom: CalendarDay
  source: string
  confidence: string
  dateAssumed: boolean
  /** The territory with its own VAT within the country. */
  territory: string | null
}

type Place = { countryCode: SQL; postalKey: SQL; day: SQL }

const isAt = ({ countryCode, postalKey }: Pick<Place, 'countryCode' | 'postalKey'>) =>
  and(
    eq(vatTerritories.countryCode, countryCode),
    sql`${postalKey}::text ~ ('^(' || ${vatTerritories.postalCodes} || ')$')`,
  )

/**
 * A place's territories with their rates in force on a day. `rowInForce`: for each, the row that began last decides,
 * and if it has ended an older one does not apply again.
 */
function territoriesInForce(db: Db, { countryCode, postalKey, day }: Place) {
  const t = vatTerritories
  const newest = db
    .selectDistinctOn([t.name, t.vatCategoryId])
    .from(t)
    .where(and(isAt({ countryCode, postalKey }), lte(t.validFrom, day)))
    .orderBy(t.name, t.vatCategoryId, desc(t.validFrom))
    .as('territory')
  return { newest, isInForce: or(isNull(newest.validTo), gte(newest.validTo, day)) }
}

/**
 * The VAT rate in force at a place, as an SQL expression; null if the country has no rate. A territory takes precedence
 * over its country, and one without a known rate over all others.
 */
export function chargedVat(
  db: Db,
  vatCategoryId: AnyColumn | SQL.Aliased,
  { countryCode, postalKey, day }: Place,
): SQL<ChargedVat | null> {
  const r = vatRates
  const { newest: t, isInForce } = territoriesInForce(db, { countryCode, postalKey, day })
  const ofTerritory = db
    .select({
      vat: sql`json_build_object('taxRate', ${t.taxRate}, 'validFrom', ${t.validFrom}, 'source', ${t.source}, 'confidence', ${t.confidence},
        'dateAssumed', false, 'territory', ${t.name})`,
    })
    .from(t)
    .where(and(eq(t.vatCategoryId, vatCategoryId), isInForce))
    .orderBy(sql`${t.taxRate} nulls first`)
    .limit(1)
  // The newest row decides: if it has ended, an older one does not apply again.
  const ofCountry = db
    .select({
      vat: sql`case when coalesce(${r.validTo}, ${day}) >= ${day} then json_build_object('taxRate', ${r.taxRate},
        'validFrom', ${r.validFrom}, 'source', ${r.source}, 'confidence', ${r.confidence}, 'dateAssumed', ${r.dateAssumed}, 'territory', null) end`,
    })
    .from(r)
    .where(
      and(
        eq(r.countryCode, countryCode),
        eq(r.vatCategoryId, vatCategoryId),
        isNull(r.withdrawnAt),
        lte(r.validFrom, day),
      ),
    )
    .orderBy(sql`${r.validFrom} desc`)
    .limit(1)
  return sql<ChargedVat | null>`coalesce((${ofTerritory}), (${ofCountry}))`
}

const unknownAt = preparedAnywhere((db: Db) => {
  const { newest, isInForce } = territoriesInForce(db, {
    countryCode: sql`${sql.placeholder('countryCode')}`,
    postalKey: sql`${sql.placeholder('postalKey')}`,
    day: sql`${sql.placeholder('day')}`,
  })
  return db
    .select({ name: newest.name })
    .from(newest)
    .where(and(isNull(newest.taxRate), isInForce))
    .limit(1)
    .prepare('unknown_vat')
})

/** Whether a postal code is in a territory with no known rate for some goods on that day. */
export async function hasUnknownVat(
  tx: Db,
  place: { countryCode: string; postalKey: string; day: string },
): Promise<boolean> {
  const unknown = await unknownAt(tx).execute(place)
  return unknown.length > 0
}
