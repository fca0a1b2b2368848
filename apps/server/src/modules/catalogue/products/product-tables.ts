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
  date,
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
import { cents, currencyCode, id, instant } from '#db/columns'
import { deliveryFormats } from '../../reference/index.ts'

/** Letters and digits of an article number, as `articleKey` of the rules reads them; compared by bytes, so that a beginning is a range. */
export const skuKey = (sku: SQLWrapper): SQL =>
  sql`(regexp_replace(lower(${sku}), '[^a-z0-9]', '', 'g') collate "C")`

/** The digits of an article number, which the pack may say alone. */
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
    /** Counts the saves: who saves names the one that was read. */
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
    /** The name that is sorted and searched by: lower case, without accents. */
    plainName: text().notNull().generatedAlwaysAs(sql`plain_text(name)`),
    brandId: uuid()
      .notNull()
      .references(() => brands.id),
    sku: text().notNull().unique(),
    ean: text().unique(),
    deliveryFormatId: text()
      .notNull()
      .references(() => deliveryFormats.id),
    /** Pieces, grams or millilitres in a pack, as the delivery format counts. */
    deliveryFormatSize: doublePrecision(),
    /** Grams or millilitres of one unit of the main serving, where the pack does not count such units. */
    unitSize: doublePrecision(),
    servingsPerContainer: doublePrecision(),
    netWeightGrams: integer(),
    vatCategoryId: text({ enum: vatCategories }).notNull(),
    /** Net EUR cents. */
    netPrice: cents(),
    stockStatus: text({ enum: productStockStatuses }).notNull(),
    /** Packs on the shelf, and how many of them are promised to orders. */
    quantity: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    forecastedQuantity: integer().notNull().default(0),
    /** Working days until the warehouse can send it. */
    deliveryDays: smallint().notNull(),
    availableDate: date(),
    expirationDate: date(),
    isActive: boolean().notNull().default(true),
    isHidden: boolean().notNull().default(false),
    canBeSample: boolean().notNull().default(false),
    markers: text().array().notNull().default(sql`'{}'`),
    originalMarkers: text().array().notNull().default(sql`'{}'`),
    restrictedCountries: text().array().notNull().default(sql`'{}'`),
    /** Why, by country; for admins. */
    restrictionReasons: jsonb().$type<Record<string, string>>().notNull().default({}),
    externalMasterCode: text(),
    externalCode: text(),
    /** Path or address of the main picture; without one the pack is drawn. */
    mainImageUrl: text(),
    /** Fields that no source states and the demo made up. */
    demoFilled: text().array().notNull().default(sql`'{}'`),
    /** Counts the saves of the record and its parts: who saves names the one that was read. */
    version: integer().notNull().default(1),
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

/** Net prices as they were, the newest of a currency being the one that counts. */
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

/** Where else the product is known, with the raw record: label claims stay here, for admins only. */
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
    /** When the service was last asked, and why it gave no answer. */
    askedAt: instant(),
    askError: text({ enum: externalIdErrors }),
  },
  (t) => [unique().on(t.source, t.value), index().on(t.productId)],
)
