import type { AdminCountry } from '@salvia/contract/reference/admin-reference'
import { count, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { readCountries } from './countries.ts'
import { vatRatesOn } from './rate-queries.ts'
import { listAllVatRates } from './reference-queries.ts'
import { deliveryCarriers, shippingCountries } from './reference-tables.ts'
import { supplyDay } from './supply-day.ts'

const countries = readCountries()

/** All countries in the admin view, with the requirements for selling there on the day of `now`. */
async function readAll(db: Db, now: Date): Promise<AdminCountry[]> {
  const { countryCode } = deliveryCarriers
  const [set, carriers, rates] = await Promise.all([
    db.select().from(shippingCountries),
    db
      .select({ countryCode, carriers: count() })
      .from(deliveryCarriers)
      .where(eq(deliveryCarriers.isActive, true))
      .groupBy(countryCode),
    listAllVatRates(db),
  ])
  const settings = new Map(set.map((row) => [row.countryCode, row]))
  const carrierCounts = new Map(carriers.map((row) => [row.countryCode, row.carriers]))
  const byCountry = Map.groupBy(rates, (rate) => rate.countryCode)
  const day = supplyDay(now)
  const inForce = (countryCode: string) =>
    vatRatesOn(byCountry.get(countryCode) ?? [], countryCode, day).map(({ vatCategoryId, taxRate }) => ({
      countryCode,
      vatCategoryId,
      taxRate,
    }))
  return countries.map(({ code, names }) => ({
    code,
    names,
    version: settings.get(code)?.version ?? 0,
    isOpen: settings.get(code)?.isOpen ?? false,
    carrierCount: carrierCounts.get(code) ?? 0,
    vatRates: inForce(code),
  }))
}

type Asked = { name?: string | undefined; isOpen?: boolean | undefined; offset: number; limit: number }

/** Countries by part of their name in any language, or by code; open ones first. */
export async function listAdminCountries(db: Db, { name, isOpen, offset, limit }: Asked, now: Date) {
  const sought = name?.toLowerCase() ?? ''
  const found = (await readAll(db, now)).filter(
    (country) =>
      (isOpen === undefined || country.isOpen === isOpen) &&
      [country.code, ...Object.values(country.names)].some((word) => word.toLowerCase().includes(sought)),
  )
  const ordered = found.sort((a, b) => Number(b.isOpen) - Number(a.isOpen))
  return { results: ordered.slice(offset, offset + limit), count: found.length }
}

/** A country in the admin view. Throws not-found. */
export async function getAdminCountry(db: Db, code: string, now: Date): Promise<AdminCountry> {
  const country = (await readAll(db, now)).find((known) => known.code === code)
  if (!country) throw notFound('country')
  return country
}
