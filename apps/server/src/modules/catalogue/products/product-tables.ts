import {
  externalIdErrors,
  productExternalIdSources,
  productStockStatuses,
  vatCategories,
} from '@salvia/contract/words/catalogue'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { cents, currencyCode, day, id, instant } from '#db/columns'
import { deliveryFormats } from '../../reference/index.ts'

/**
 * Letters and digits of an article number, as normalised by `articleKey` in the rules; compared bytewise, so that a
 * prefix search is a range.
 */
export const skuKey = (sku: SQLWrapper): SQL =>
  sql`(regexp_replace(lower(${sku}), '[^a-z0-9]', '', 'g') collate "C")`

/** Only the digits of an article number, as the pack may print them. */
export const skuDigits = (sku: SQLWrapper): SQL =>
  sql`(regexp_replace(${sku}, '[^0-9]', '', 'g') collate "C")`

export const brands = pgTable(
  'brands',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    websiteUrl: text(),
    imageUrl: text(),
    isActive: boolean().notNull().default(true),
    /** Version, incremented on each save; a write names the version it read. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('brands_name').on(sql`lower(${t.name})`)],
)

export const products = pgTable(
  'products',
  {
    id: id(),
    name: text().notNull(),
    /** Normalised name for sorting and searching: lower case, without accents. */
    plainName: text().notNull().generatedAlwaysAs(sql`plain_text(name)`),
    brandId: uuid()
      .notNull()
      .references(() => brands.id),
    sku: text().notNull().unique(),
    ean: text().unique(),
    deliveryFormatId: text()
      .notNull()
      .references(() => deliveryFormats.id),
    /** Pieces, grams or millilitres in a pack, depending on the delivery format. */
    deliveryFormatSize: doublePrecision(),
    /** Grams or millilitres per unit of the main serving, if the pack is not counted in such units. */
    unitSize: doublePrecision(),
    servingsPerContainer: doublePrecision(),
    netWeightGrams: integer(),
    vatCategoryId: text({ enum: vatCategories }).notNull(),
    /** Net EUR cents. */
    netPrice: cents(),
    stockStatus: text({ enum: productStockStatuses }).notNull(),
    /** Packs in stock, and how many of them are reserved for orders. */
    quantity: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    forecastedQuantity: integer().notNull().default(0),
    /** Working days until the warehouse can ship it. */
    deliveryDays: smallint().notNull(),
    availableDate: day(),
    expirationDate: day(),
    isActive: boolean().notNull().default(true),
    isHidden: boolean().notNull().default(false),
    canBeSample: boolean().notNull().default(false),
    markers: text().array().notNull().default(sql`'{}'`),
    originalMarkers: text().array().notNull().default(sql`'{}'`),
    restrictedCountries: text().array().notNull().default(sql`'{}'`),
    /** Reasons by country; for admins. */
    restrictionReasons: jsonb().$type<Record<string, string>>().notNull().default({}),
    externalMasterCode: text(),
    externalCode: text(),
    /** Path or address of the main picture; without one the pack is rendered. */
    mainImageUrl: text(),
    /** Fields made up by the demo, as no source states them. */
    demoFilled: text().array().notNull().default(sql`'{}'`),
    /** Version of the record and its parts, incremented on each save; a write names the version it read. */
    version: integer().notNull().default(1),
    /** When the shop first showed it, active and not hidden; null for what it never showed. */
    shownSince: instant(),
    /** When it last left the shop; null while it is shown, and for what never was. */
    goneSince: instant(),
    /** Since when its stock status is `Discontinued`; null while it is not. */
    discontinuedSince: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('products_sku_in_any_case').on(sql`lower(${t.sku})`),
    index('products_sku_key').on(skuKey(t.sku)),
    index('products_sku_digits').on(skuDigits(t.sku)),
    index().on(t.brandId),
    index().on(t.plainName, t.id),
    index().on(t.netPrice, t.id),
    index().on(t.createdAt, t.id),
    check('products_net_price', sql`${t.netPrice} > 0`),
    check('products_stock_not_negative', sql`${t.reserved} >= 0 and ${t.quantity} >= ${t.reserved}`),
  ],
)

/** History of net prices; the newest per currency is in force. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    currencyId: currencyCode().notNull(),
    netPrice: cents(),
    validFrom: instant().notNull(),
  },
  (t) => [index().on(t.productId, t.currencyId, t.validFrom)],
)

/** External ids of the product, with the raw record: label claims stay here, for admins only. */
export const productExternalIds = pgTable(
  'product_external_ids',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    source: text({ enum: productExternalIdSources }).notNull(),
    value: text().notNull(),
    record: jsonb().$type<Record<string, unknown>>(),
    syncedAt: instant(),
    /** When the service was last called, and why it failed. */
    askedAt: instant(),
    askError: text({ enum: externalIdErrors }),
  },
  (t) => [unique().on(t.source, t.value), index().on(t.productId)],
)
