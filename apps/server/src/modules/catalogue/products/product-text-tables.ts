import { currencies } from '@salvia/contract/money'
import { languages } from '@salvia/contract/words/locale'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id } from '#db/columns'
import { products } from './product-tables.ts'

/** Texts of a product in one language, and its net price in a currency other than EUR, if any. */
export const productLocalizations = pgTable(
  'product_localizations',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    languageCode: text({ enum: languages }).notNull(),
    shortDescription: text().notNull().default(''),
    description: text().notNull().default(''),
    suggestedIntake: text().notNull().default(''),
    shortSuggestedIntake: text().notNull().default(''),
    storageRequirements: text().notNull().default(''),
    nutritionalInformation: text().notNull().default(''),
    allergens: text().notNull().default(''),
    warnings: text().notNull().default(''),
    otherIngredients: text().notNull().default(''),
    servingSize: text().notNull().default(''),
    tags: text().array().notNull().default(sql`'{}'`),
    isAutoTranslated: boolean().notNull().default(false),
    currencyId: text({ enum: currencies }),
    /** Net minor units of `currencyId`. */
    price: bigint({ mode: 'number' }),
  },
  (t) => [
    unique().on(t.productId, t.languageCode),
    uniqueIndex('product_localizations_price')
      .on(t.productId, t.currencyId)
      .where(sql`${t.price} is not null`),
    check('product_localizations_price_has_currency', sql`${t.price} is null or ${t.currencyId} is not null`),
    check('product_localizations_price_positive', sql`${t.price} > 0`),
  ],
)
