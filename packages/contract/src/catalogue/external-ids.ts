import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { MaybeIfMatch, versionRule } from '../versions.ts'
import { Id, IdParams, Instant, Line } from '../wire.ts'
import { externalIdErrors, labelParts, labelRemarks, productExternalIdSources } from '../words/catalogue.ts'
import { productLengths } from '../words/lengths.ts'
import { AdminProduct } from './admin-products.ts'

const fields = { source: z.enum(productExternalIdSources), value: Line(productLengths.externalId).min(1) }
const config = { access: 'admin' } as const

/** A label found in the label service. */
const LabelHit = z.object({
  labelId: z.string(),
  fullName: z.string(),
  brandName: z.string(),
  isOffMarket: z.boolean().nullable(),
  physicalState: z.string().nullable(),
  netContents: z.string().nullable(),
})

/** A product's label, and what accepting it would change. */
export const LabelFill = z.object({
  label: z.object({
    externalId: Id,
    labelId: z.string(),
    fullName: z.string(),
    brandName: z.string(),
    isOffMarket: z.boolean().nullable(),
    readAt: Instant,
    /** Why the service gave no newer label. */
    askError: z.enum(externalIdErrors).nullable(),
  }),
  /** Parts in which the label differs from the product. Texts are the English ones. */
  changes: z.array(
    z.object({
      part: z.enum(labelParts),
      from: z.unknown(),
      to: z.unknown(),
      /** Directions and warnings as on the US label; must be rewritten for buyers. */
      isAmericanText: z.boolean(),
    }),
  ),
  /** Remarks for review: ranges, foreign units and the like. */
  remarks: z.array(z.object({ kind: z.enum(labelRemarks), name: z.string(), printed: z.string() })),
  product: AdminProduct,
})
export type LabelFill = z.infer<typeof LabelFill>

const LabelFillInput = z
  .strictObject({
    /** One of a product's labels. */
    externalId: Id,
    accept: z.array(z.enum(labelParts)).min(1).max(labelParts.length),
    /** The label reading the proposal is based on. */
    readAt: Instant,
  })
  .partial()
export type LabelFillInput = z.infer<typeof LabelFillInput>

/** External ids of a product. Each write returns the whole product. */
export const externalIds = {
  create: route({
    method: 'POST',
    url: '/admin/product-external-ids',
    config,
    schema: {
      summary: 'Adds an external id to a product. One that another product has is a 409.',
      body: z.strictObject({ productId: Id, ...fields }),
      response: { 201: AdminProduct },
    },
  }),
  put: route({
    method: 'PUT',
    url: '/admin/product-external-ids/:id',
    config,
    schema: {
      summary: 'Changes an external id; what was known under the old one is forgotten',
      params: IdParams,
      body: z.strictObject(fields),
      response: { 200: AdminProduct },
    },
  }),
  delete: route({
    method: 'DELETE',
    url: '/admin/product-external-ids/:id',
    config,
    schema: { summary: 'Removes an external id', params: IdParams, response: { 200: AdminProduct } },
  }),
  sync: route({
    method: 'POST',
    url: '/admin/product-external-ids/:id/sync',
    config,
    schema: {
      summary:
        'Asks the service for what it knows under an external id and keeps the answer. One that cannot be had (503), read (502) or found (404) leaves what was kept.',
      params: IdParams,
      response: { 200: AdminProduct },
    },
  }),
  autoFill: route({
    method: 'POST',
    url: '/admin/products/:id/auto-fill-ingredients',
    config,
    schema: {
      summary: `Proposes what the label of a product says; with \`accept\` it writes those parts. ${versionRule} So is another reading of the label than \`readAt\`.`,
      params: IdParams,
      headers: MaybeIfMatch,
      body: LabelFillInput.nullish(),
      response: { 200: LabelFill },
    },
  }),
  labels: route({
    method: 'GET',
    url: '/admin/labels',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'Labels of the label service by words of their name, for an external id of a product',
      querystring: z.strictObject({ ...pageQuery(), query: Line(200).min(1) }).omit({ sort: true }),
      response: { 200: pageOf(LabelHit) },
    },
  }),
}
