import { labelUnits, linkKinds, productVariantKinds, resourceKinds } from '@salvia/contract/words/catalogue'
import { verificationStatuses } from '@salvia/contract/words/identity'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id } from '#db/columns'
import { ingredients } from '../../ingredients/index.ts'
import { intakeFormats, productCategories, verifications } from '../../reference/index.ts'
import { products } from './product-tables.ts'

const productId = () =>
  uuid()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/** Label rows in printed order. Amounts are per main serving. */
export const productIngredients = pgTable(
  'product_ingredients',
  {
    id: id(),
    productId: productId(),
    ingredientId: uuid()
      .notNull()
      .references(() => ingredients.id),
    position: smallint().notNull(),
    /** 0 for a top-level row, 1 and more for a part of the row above. */
    depth: smallint().notNull().default(0),
    labelName: text().notNull(),
    form: text(),
    amount: doublePrecision(),
    unit: text({ enum: labelUnits }),
  },
  (t) => [uniqueIndex().on(t.productId, t.position), index().on(t.ingredientId)],
)

export const servingSizes = pgTable(
  'serving_sizes',
  {
    id: id(),
    productId: productId(),
    isMain: boolean().notNull(),
    amount: doublePrecision().notNull(),
    intakeFormatId: text()
      .notNull()
      .references(() => intakeFormats.id),
    /** Units that the label says are taken a day, from the least to the most; null where it says nothing. */
    leastPerDay: doublePrecision(),
    mostPerDay: doublePrecision(),
    position: smallint().notNull(),
  },
  (t) => [
    uniqueIndex('serving_sizes_one_main').on(t.productId).where(sql`${t.isMain}`),
    uniqueIndex().on(t.productId, t.position),
    check('serving_sizes_amount', sql`${t.amount} > 0`),
    check(
      'serving_sizes_per_day',
      sql`(${t.leastPerDay} is null) = (${t.mostPerDay} is null) and (${t.leastPerDay} is null or (${t.leastPerDay} > 0 and ${t.leastPerDay} <= ${t.mostPerDay}))`,
    ),
  ],
)

export const categoryProducts = pgTable(
  'category_products',
  {
    productId: productId(),
    categoryId: text()
      .notNull()
      .references(() => productCategories.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.categoryId] }), index().on(t.categoryId, t.productId)],
)

export const productImages = pgTable(
  'product_images',
  { id: id(), productId: productId(), url: text().notNull(), position: smallint().notNull() },
  (t) => [uniqueIndex().on(t.productId, t.position)],
)

export const productResources = pgTable(
  'product_resources',
  {
    id: id(),
    productId: productId(),
    name: text().notNull(),
    url: text().notNull(),
    kind: text({ enum: resourceKinds }).notNull(),
    /** For an uploaded resource: its content type, and its key in the file store. */
    contentType: text(),
    fileKey: text(),
    position: smallint().notNull(),
  },
  (t) => [uniqueIndex().on(t.productId, t.position)],
)

export const productVerifications = pgTable(
  'product_verifications',
  {
    productId: productId(),
    verificationId: text()
      .notNull()
      .references(() => verifications.id),
    status: text({ enum: verificationStatuses }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.verificationId] })],
)

/** Variants of a product and alternatives from other makers, in display order. */
export const linkedProducts = pgTable(
  'linked_products',
  {
    productId: productId(),
    linkedProductId: productId(),
    kind: text({ enum: linkKinds }).notNull(),
    variantKind: text({ enum: productVariantKinds }).notNull(),
    isHidden: boolean().notNull().default(false),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.linkedProductId] }),
    index().on(t.linkedProductId),
    check('linked_products_not_itself', sql`${t.productId} <> ${t.linkedProductId}`),
  ],
)
