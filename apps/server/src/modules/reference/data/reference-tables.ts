import { currencies } from '@salvia/contract/money'
import { vatCategories } from '@salvia/contract/words/catalogue'
import type { Translated } from '@salvia/contract/words/locale'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { cents, countryCode, id, instant } from '#db/columns'

/** Whose a row is: a start brings and renews a release's rows, and leaves an operator's alone. */
const setBy = () =>
  text({ enum: ['release', 'operator'] })
    .notNull()
    .default('release')

/** Rises with every change by an operator: a write that names an older one is refused. */
const version = () => integer().notNull().default(1)

/** Where goods are sold. A country without a row, or with a closed one, is served by no carrier. */
export const shippingCountries = pgTable('shipping_countries', {
  countryCode: countryCode().primaryKey(),
  isOpen: boolean().notNull(),
  setBy: setBy(),
  version: version(),
})

/** Who brings parcels to a country. Without one, nothing is sold there. */
export const deliveryCarriers = pgTable(
  'delivery_carriers',
  {
    id: text().primaryKey(),
    countryCode: countryCode().notNull(),
    name: text().notNull(),
    kind: text({ enum: ['Door', 'PickUpPoint', 'Express'] }).notNull(),
    /** Net EUR. */
    fixedPrice: cents(),
    /** Paid gross of the goods from which sending is free, in `freeFromCurrency`. */
    freeFrom: bigint({ mode: 'number' }),
    freeFromCurrency: text({ enum: currencies }),
    minDays: smallint().notNull(),
    maxDays: smallint().notNull(),
    isDemo: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    position: smallint().notNull(),
    setBy: setBy(),
    version: version(),
  },
  (t) => [
    index().on(t.countryCode, t.position),
    check('delivery_carriers_price', sql`${t.fixedPrice} >= 0 and coalesce(${t.freeFrom}, 0) >= 0`),
    check('delivery_carriers_days', sql`${t.minDays} between 0 and ${t.maxDays}`),
    check('delivery_carriers_free_currency', sql`(${t.freeFrom} is null) = (${t.freeFromCurrency} is null)`),
  ],
)

/**
 * A rate counts from `validFrom` until the next row of its country and category, or until `validTo`: after that none
 * does. A row that was in force for a day is never changed, only ended or followed; a withdrawn one never counted for
 * longer than the day it was withdrawn on.
 */
export const vatRates = pgTable(
  'vat_rates',
  {
    id: id(),
    countryCode: countryCode().notNull(),
    vatCategoryId: text({ enum: vatCategories }).notNull(),
    /** Hundredths of a percent. */
    taxRate: integer().notNull(),
    validFrom: date().notNull(),
    validTo: date(),
    source: text().notNull(),
    confidence: text({ enum: ['high', 'medium', 'low'] }).notNull(),
    /** The source gives a rate and no date for it. */
    dateAssumed: boolean().notNull(),
    setBy: setBy(),
    version: version(),
    withdrawnAt: instant(),
  },
  (t) => [
    uniqueIndex().on(t.countryCode, t.vatCategoryId, t.validFrom).where(sql`${t.withdrawnAt} is null`),
    check('vat_rates_rate', sql`${t.taxRate} between 0 and 10000`),
  ],
)

/**
 * Places with VAT of their own by their postal codes. A rate of null: none is known, and nothing is sent there. Counts
 * before the rate of the country.
 */
export const vatTerritories = pgTable(
  'vat_territories',
  {
    id: id(),
    countryCode: countryCode().notNull(),
    name: text().notNull(),
    /** A regular expression over the whole of a postal key. */
    postalCodes: text().notNull(),
    vatCategoryId: text({ enum: vatCategories }).notNull(),
    /** Hundredths of a percent. */
    taxRate: integer(),
    validFrom: date().notNull(),
    validTo: date(),
    source: text().notNull(),
    confidence: text({ enum: ['high', 'medium', 'low'] }).notNull(),
  },
  (t) => [
    unique().on(t.countryCode, t.name, t.vatCategoryId, t.validFrom),
    check('vat_territories_rate', sql`${t.taxRate} between 0 and 10000`),
  ],
)

/** What one euro is worth, in millionths, from a day on. Followed and withdrawn like the rates of VAT. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: id(),
    currency: text({ enum: currencies }).notNull(),
    validFrom: date().notNull(),
    millionths: bigint({ mode: 'number' }).notNull(),
    isDemo: boolean().notNull().default(false),
    setBy: setBy(),
    version: version(),
    withdrawnAt: instant(),
  },
  (t) => [
    uniqueIndex().on(t.currency, t.validFrom).where(sql`${t.withdrawnAt} is null`),
    check('exchange_rates_positive', sql`${t.millionths} > 0`),
  ],
)

const word = {
  id: text().primaryKey(),
  names: jsonb().$type<Translated>().notNull(),
  position: smallint().notNull(),
}
const countable = { ...word, pluralNames: jsonb().$type<Translated>().notNull() }

/** What a person counts when taking something. */
export const intakeFormats = pgTable('intake_formats', countable)

/** How a product comes; `sizeUnit` is what the size of its pack is counted in. */
export const deliveryFormats = pgTable('delivery_formats', {
  ...countable,
  sizeUnit: text({ enum: ['Piece', 'Gram', 'Milliliter'] }).notNull(),
})

export const productCategories = pgTable('product_categories', {
  ...word,
  setBy: setBy(),
  version: version(),
})

/** What can be attested of a product. */
export const verifications = pgTable('verifications', word)

export const templateCategories = pgTable('template_categories', {
  ...word,
  isPinnedToTop: boolean().notNull().default(false),
})
