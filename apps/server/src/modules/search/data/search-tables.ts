import { sql } from 'drizzle-orm'
import { boolean, customType, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { cents, instant } from '#db/columns'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What a product is searched by, written in the transaction of whatever changes the product (`SearchDocument` in the
 * rules says what the lexemes mean). It holds no reference to the product, so that the search stands below the
 * catalogue; a product that is gone takes its document with it when it is refreshed.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: uuid().primaryKey(),
    terms: tsvector().notNull(),
    contents: tsvector().notNull(),
    /** Words that the lexicon learns. */
    words: text().array().notNull(),
    /** Brand, format, category, marker, allergen and verification, each as `facet:value`. */
    facets: text().array().notNull().default(sql`'{}'`),
    /** Ingredient rows: among equals the product with fewer is more of what was asked for. */
    breadth: smallint().notNull(),
    /** Format version; older rows are rebuilt. */
    making: smallint().notNull(),
    refreshedAt: instant().notNull().default(sql`now()`),
    // By what the product is listed and sorted. Triggers fill these and keep them in line with the product, so that a
    // search reads no second table for each of the many products that it weighs.
    plainName: text().notNull().default(''),
    /** Net EUR cents. */
    netPrice: cents().default(0),
    vatCategoryId: text().notNull().default(''),
    productCreatedAt: instant().notNull().default(sql`now()`),
    /** The status as it is now: out of stock where all that is there is promised. */
    stockStatus: text().notNull().default('Unknown'),
    isShown: boolean().notNull().default(false),
  },
  (t) => [
    index('search_documents_terms').using('gin', t.terms),
    index('search_documents_facets').using('gin', t.facets),
    index().on(t.refreshedAt),
  ],
)
