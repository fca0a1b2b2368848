import { currencies } from '@salvia/contract/money'
import { vatCategories } from '@salvia/contract/words/catalogue'
import type { Translated } from '@salvia/contract/words/locale'
import { professions } from '@salvia/contract/words/professions'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { cents, countryCode, day, id, instant } from '#db/columns'

/** Owner of a row: startup adds and updates rows of the release and leaves an operator's alone. */
const setBy = () =>
  text({ enum: ['release', 'operator'] })
    .notNull()
    .default('release')

/** Incremented on every change by an operator: a write naming an older version is rejected. */
const version = () => integer().notNull().default(1)

/** Where goods are sold. A country without a row, or with a closed one, has no carriers. */
export const shippingCountries = pgTable('shipping_countries', {
  countryCode: countryCode().primaryKey(),
  isOpen: boolean().notNull(),
  setBy: setBy(),
  version: version(),
})

/** Carriers of a country. Without one, nothing is sold there. */
export const deliveryCarriers = pgTable(
  'delivery_carriers',
  {
    id: text().primaryKey(),
    countryCode: countryCode().notNull(),
    name: text().notNull(),
    kind: text({ enum: ['Door', 'PickUpPoint', 'Express'] }).notNull(),
    /** Net EUR. */
    fixedPrice: cents(),
    /** Gross paid value of the goods from which shipping is free, in `freeFromCurrency`. */
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
 * A rate applies from `validFrom` until the next row of its country and category, or until `validTo`, after which no
 * rate applies. A row that was in force for a day is never changed, only ended or superseded; a withdrawn one was never
 * in force beyond the day it was withdrawn.
 */
export const vatRates = pgTable(
  'vat_rates',
  {
    id: id(),
    countryCode: countryCode().notNull(),
    vatCategoryId: text({ enum: vatCategories }).notNull(),
    /** Hundredths of a percent. */
    taxRate: integer().notNull(),
    validFrom: day().notNull(),
    validTo: day(),
    source: text().notNull(),
    confidence: text({ enum: ['high', 'medium', 'low'] }).notNull(),
    /** The source states the rate but no date. */
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
 * Territories with their own VAT, by postal code. A null rate is unknown, and nothing is sent there. Takes precedence
 * over the country's rate.
 */
export const vatTerritories = pgTable(
  'vat_territories',
  {
    id: id(),
    countryCode: countryCode().notNull(),
    name: text().notNull(),
    /** Regular expression matching the entire postal key. */
    postalCodes: text().notNull(),
    vatCategoryId: text({ enum: vatCategories }).notNull(),
    /** Hundredths of a percent. */
    taxRate: integer(),
    validFrom: day().notNull(),
    validTo: day(),
    source: text().notNull(),
    confidence: text({ enum: ['high', 'medium', 'low'] }).notNull(),
  },
  (t) => [
    unique().on(t.countryCode, t.name, t.vatCategoryId, t.validFrom),
    check('vat_territories_rate', sql`${t.taxRate} between 0 and 10000`),
  ],
)

/** Exchange rate per euro, in millionths, from a day on. Superseded and withdrawn like VAT rates. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: id(),
    currency: text({ enum: currencies }).notNull(),
    validFrom: day().notNull(),
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

/**
 * Whether practitioners of a country may receive commission, from a day on until the next row of its country and
 * profession. Without a row they may. Superseded and withdrawn like rates.
 */
export const commissionLaws = pgTable(
  'commission_laws',
  {
    id: id(),
    countryCode: countryCode().notNull(),
    /** Null for all professions without a row of their own. */
    professionId: text({ enum: professions }),
    isAllowed: boolean().notNull(),
    validFrom: day().notNull(),
    source: text().notNull(),
    version: version(),
    withdrawnAt: instant(),
  },
  (t) => [
    uniqueIndex('commission_laws_kind')
      .on(t.countryCode, sql`coalesce(${t.professionId}, '')`, t.validFrom)
      .where(sql`${t.withdrawnAt} is null`),
  ],
)

const word = {
  id: text().primaryKey(),
  names: jsonb().$type<Translated>().notNull(),
  position: smallint().notNull(),
}
const countable = { ...word, pluralNames: jsonb().$type<Translated>().notNull() }

/** Units in which intake is counted. */
export const intakeFormats = pgTable('intake_formats', countable)

/** Delivery forms of products; `sizeUnit` is the unit of the pack size. */
export const deliveryFormats = pgTable('delivery_formats', {
  ...countable,
  sizeUnit: text({ enum: ['Piece', 'Gram', 'Milliliter'] }).notNull(),
})

export const productCategories = pgTable('product_categories', {
  ...word,
  setBy: setBy(),
  version: version(),
})

/** Attestations a product can have. */
export const verifications = pgTable('verifications', word)

export const templateCategories = pgTable('template_categories', {
  ...word,
  isPinnedToTop: boolean().notNull().default(false),
})
