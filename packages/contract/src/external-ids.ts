import { z } from 'zod'
import { AdminProduct } from './admin-products.ts'
import { route } from './route.ts'
import { Id, IdParams, Line } from './wire.ts'
import { productExternalIdSources } from './words/catalogue.ts'

const fields = { source: z.enum(productExternalIdSources), value: Line(300).min(1) }
const config = { access: 'admin' } as const

/** Where else a product is known. Each write answers the whole record of the product. */
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
}
