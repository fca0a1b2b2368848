import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { upload } from '../people/files.ts'
import { route } from '../route.ts'
import { Id, IdempotencyHeaders, IdParams, Instant, Line, NamedPerson } from '../wire.ts'
import { productStockStatuses } from '../words/catalogue.ts'
import { importStates } from '../words/imports.ts'
import { BULK_LIMIT } from '../words/limits.ts'
import {
  importErrorCodes,
  importFields,
  importLineKinds,
  importOutcomes,
  importSources,
  MARKER_LENGTH,
  MOST_CATEGORIES,
  MOST_MARKERS,
} from '../words/product-imports.ts'
import { ProductFilter, productFilters } from './admin-products.ts'

const Count = z.int()

/** Changes of many products, from a file or a selection. */
export const ProductImport = z.object({
  id: Id,
  source: z.enum(importSources),
  /** File name; empty for a selection. */
  name: z.string(),
  state: z.enum(importStates),
  /** Line counts by planned action. */
  kinds: z.object({ New: Count, Changed: Count, Unchanged: Count, Error: Count }),
  /** Line counts by outcome. */
  outcomes: z.object({
    Applied: Count,
    Skipped: Count,
    Refused: Count,
    Undone: Count,
    PartlyUndone: Count,
    Kept: Count,
  }),
  madeAt: Instant,
  madeBy: NamedPerson.nullable(),
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  undoneAt: Instant.nullable(),
  /** Who undoes it, or did. */
  undoneBy: NamedPerson.nullable(),
})
export type ProductImport = z.infer<typeof ProductImport>

const Cell = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])

export const ProductImportLine = z.object({
  /** Line number in the file. */
  line: z.int(),
  kind: z.enum(importLineKinds),
  sku: z.string(),
  name: z.string(),
  productId: Id.nullable(),
  /** Prices in EUR cents. */
  changes: z.array(z.object({ field: z.enum(importFields), from: Cell, to: Cell })),
  errors: z.array(
    z.object({
      /** Column heading; null for the whole line. */
      column: z.string().nullable(),
      code: z.enum(importErrorCodes),
      cell: z.string(),
    }),
  ),
  outcome: z.enum(importOutcomes).nullable(),
  /** Problem code for a skipped, refused or kept line. */
  reason: z.string().nullable(),
  /** Fields not undone because they have changed since. */
  keptFields: z.array(z.enum(importFields)),
})
export type ProductImportLine = z.infer<typeof ProductImportLine>

const Categories = z.array(Line(60).min(1)).max(MOST_CATEGORIES)
const Markers = z.array(Line(MARKER_LENGTH).min(1)).max(MOST_MARKERS)

/** The change applied to every selected product. A value both added and removed is removed. */
const BulkChange = z
  .strictObject({
    isActive: z.boolean(),
    isHidden: z.boolean(),
    stockStatusId: z.enum(productStockStatuses),
    addCategoryIds: Categories,
    removeCategoryIds: Categories,
    addMarkers: Markers,
    removeMarkers: Markers,
  })
  .partial()
export type BulkChange = z.infer<typeof BulkChange>

const config = { access: 'admin', addition: true } as const

export const productImports = {
  list: route({
    method: 'GET',
    url: '/admin/product-imports',
    config,
    schema: {
      summary: 'Changes of many products at once, newest first',
      querystring: z.strictObject({ ...pageQuery(), source: z.enum(importSources).optional() }),
      response: { 200: pageOf(ProductImport) },
    },
  }),
  read: route({
    method: 'POST',
    url: '/admin/product-imports',
    config,
    schema: {
      summary:
        'Reads a product file, CSV or XLSX, as the part `File`, and answers what each line would do; nothing is written before it is applied',
      ...upload,
      headers: IdempotencyHeaders,
      response: { 201: ProductImport },
    },
  }),
  get: route({
    method: 'GET',
    url: '/admin/product-imports/:id',
    config,
    schema: { summary: 'How far it is', params: IdParams, response: { 200: ProductImport } },
  }),
  lines: route({
    method: 'GET',
    url: '/admin/product-imports/:id/lines',
    config,
    schema: {
      summary:
        'Its lines in the order of the file: what each would do, or why it cannot, and what became of it',
      params: IdParams,
      querystring: z.strictObject({
        ...pageQuery(),
        kind: z.enum(importLineKinds).optional(),
        outcome: z.enum(importOutcomes).optional(),
      }),
      response: { 200: pageOf(ProductImportLine) },
    },
  }),
  apply: route({
    method: 'POST',
    url: '/admin/product-imports/:id/apply',
    config,
    schema: {
      summary:
        'Writes its lines, one after another, by a job. Lines with mistakes are left out; so are products that someone else saved since the lines were shown.',
      params: IdParams,
      response: { 200: ProductImport },
    },
  }),
  undo: route({
    method: 'POST',
    url: '/admin/product-imports/:id/undo',
    config,
    schema: {
      summary:
        'Takes back what it wrote, by a job: fields to what they were, new products out of use. What has been changed since stays, and is said.',
      params: IdParams,
      response: { 200: ProductImport },
    },
  }),
  bulk: route({
    method: 'POST',
    url: '/admin/products/bulk',
    config,
    schema: {
      summary:
        'Changes products by a job that can be followed and taken back like an import: those of `productIds` at once; those that `filter` finds, in the words of the list, once the import is applied, kept as lines, counted and shown before. One of both is given.',
      headers: IdempotencyHeaders,
      body: z.strictObject({
        productIds: z.array(Id).min(1).max(BULK_LIMIT).optional(),
        filter: ProductFilter.optional(),
        change: BulkChange,
      }),
      response: { 201: ProductImport },
    },
  }),
  export: route({
    method: 'GET',
    url: '/admin/products/export',
    config,
    schema: {
      summary: 'The products of the list as a file that can be imported again',
      querystring: z.strictObject({ ...productFilters, format: z.enum(['csv', 'xlsx']) }),
      response: { 200: z.unknown() },
    },
  }),
}
