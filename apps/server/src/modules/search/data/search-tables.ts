import { sql } from 'drizzle-orm'
import { boolean, customType, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { cents, instant } from '#db/columns'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * A product's search index, written in the transaction of whatever changes the product (`SearchDocument` in the rules
 * defines the lexemes). It has no foreign key to the product, so that search stays below the catalogue; the document of
 * a deleted product is removed when it is refreshed.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: uuid().primaryKey(),
    terms: tsvector().notNull(),
    contents: tsvector().notNull(),
    /** Words for the lexicon. */
    words: text().array().notNull(),
    /** Brand, format, category, marker, allergen and verification, each as `facet:value`. */
    facets: text().array().notNull().default(sql`'{}'`),
    /** Number of ingredient rows: among equal matches, products with fewer rank higher. */
    breadth: smallint().notNull(),
    /** Format version; older rows are rebuilt. */
    making: smallint().notNull(),
    refreshedAt: instant().notNull().default(sql`now()`),
    // Product columns for filtering and sorting. Triggers keep them in sync with the product, so that a search needs no
    // join for each of the many products it weighs.
    plainName: text().notNull().default(''),
    /** Net EUR cents. */
    netPrice: cents().default(0),
    vatCategoryId: text().notNull().default(''),
    productCreatedAt: instant().notNull().default(sql`now()`),
    /** Effective status: out of stock if all packs are reserved. */
    stockStatus: text().notNull().default('Unknown'),
    isShown: boolean().notNull().default(false),
  },
  (t) => [
    index('search_documents_terms').using('gin', t.terms),
    index('search_documents_facets').using('gin', t.facets),
    index().on(t.refreshedAt),
  ],
)
