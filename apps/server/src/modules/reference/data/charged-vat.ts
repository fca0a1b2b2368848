import { type AnyColumn, and, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { vatRates, vatTerritories } from './reference-tables.ts'

/** What is charged on goods and why. `taxRate` in hundredths of a percent; null: no rate is known at this place. */
export type ChargedVat = {
  taxRate: number | null
  source: string
  confidence: string
  dateAssumed: boolean
  /** The place inside the country whose own VAT this is. */
  territory: string | null
}

type Place = { countryCode: SQL; postalKey: SQL; day: SQL }

const isInForce = (day: SQL) =>
  and(
    lte(vatTerritories.validFrom, day),
    or(isNull(vatTerritories.validTo), gte(vatTerritories.validTo, day)),
  )

const isAt = ({ countryCode, postalKey }: Pick<Place, 'countryCode' | 'postalKey'>) =>
  and(
    eq(vatTerritories.countryCode, countryCode),
    sql`${postalKey}::text ~ ('^(' || ${vatTerritories.postalCodes} || ')$')`,
  )

/**
 * The VAT in force at a place, as a value of a statement; null where the country has no rate. A territory counts
 * before its country, and one without a known rate before any other.
 */
export function chargedVat(
  db: Db,
  vatCategoryId: AnyColumn,
  { countryCode, postalKey, day }: Place,
): SQL<ChargedVat | null> {
  const r = vatRates
  const t = vatTerritories
  const ofTerritory = db
    .select({
      vat: sql`json_build_object('taxRate', ${t.taxRate}, 'source', ${t.source}, 'confidence', ${t.confidence},
        'dateAssumed', false, 'territory', ${t.name})`,
    })
    .from(t)
    .where(and(isAt({ countryCode, postalKey }), eq(t.vatCategoryId, vatCategoryId), isInForce(day)))
    .orderBy(sql`${t.taxRate} nulls first`, sql`${t.validFrom} desc`)
    .limit(1)
  // The newest row decides: where it has ended, an older one does not come back.
  const ofCountry = db
    .select({
      vat: sql`case when coalesce(${r.validTo}, ${day}) >= ${day} then json_build_object('taxRate', ${r.taxRate},
        'source', ${r.source}, 'confidence', ${r.confidence}, 'dateAssumed', ${r.dateAssumed}, 'territory', null) end`,
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

/** Whether a postal code lies in a territory where for some goods no rate is known on that day. */
export async function hasUnknownVat(
  tx: Db,
  { countryCode, postalKey, day }: { countryCode: string; postalKey: string; day: string },
): Promise<boolean> {
  const place = { countryCode: sql`${countryCode}`, postalKey: sql`${postalKey}` }
  const isUnknown = and(isAt(place), isNull(vatTerritories.taxRate), isInForce(sql`${day}`))
  return (await tx.$count(vatTerritories, isUnknown)) > 0
}
