import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { Id, Instant } from '../wire.ts'
import { erpProductFindings } from '../words/erp-products.ts'

const config = { access: 'admin', addition: true } as const

/** A SKU of which the ERP and the shop say different things. */
export const ErpProductDifference = z.object({
  sku: z.string(),
  finding: z.enum(erpProductFindings),
  /** Its name in the ERP; in the shop where the ERP does not know it. */
  name: z.string(),
  /** Null where the shop does not know it. */
  productId: Id.nullable(),
})
export type ErpProductDifference = z.infer<typeof ErpProductDifference>

/** When something was last read from the ERP. */
const Reading = z.object({
  /** Null as long as no reading has succeeded. */
  readAt: Instant.nullable(),
  /** When the last one failed; null if it did not. */
  failedAt: Instant.nullable(),
})

export const ErpReadings = z.object({
  /** Whether an ERP is connected that counts stock. */
  isConnected: z.boolean(),
  stock: Reading.extend({
    /** Products whose stock the last reading changed. */
    changed: z.int(),
  }),
  products: Reading.extend({
    /** SKUs that differ. */
    different: z.int(),
  }),
})
export type ErpReadings = z.infer<typeof ErpReadings>

export const erpProducts = {
  list: route({
    method: 'GET',
    url: '/admin/erp/products',
    config,
    schema: {
      summary: 'SKUs of which the ERP and the shop say different things, by SKU',
      querystring: z
        .strictObject({ ...pageQuery(), finding: z.enum(erpProductFindings).optional() })
        .omit({ sort: true }),
      response: { 200: pageOf(ErpProductDifference) },
    },
  }),
  readings: route({
    method: 'GET',
    url: '/admin/erp/readings',
    config,
    schema: {
      summary: 'When stock and products were last read from the ERP',
      response: { 200: ErpReadings },
    },
  }),
  read: route({
    method: 'POST',
    url: '/admin/erp/readings',
    config,
    schema: {
      summary: 'Reads stock and products from the ERP now',
      response: { 200: ErpReadings },
    },
  }),
}
