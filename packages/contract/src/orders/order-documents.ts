import { z } from 'zod'
import { route } from '../route.ts'
import { Id, IdempotencyHeaders, IdParams, OrderKeyQuery } from '../wire.ts'
import { documentFormats, documentKinds } from '../words/documents.ts'
import { languages } from '../words/locale.ts'

export const OrderDocument = z.object({
  id: Id,
  kind: z.enum(documentKinds),
  number: z.string(),
  issuedOn: z.iso.date(),
  languageCode: z.enum(languages),
  /** `xml`: an e-invoice, for companies with a VAT number; their PDF holds it too. */
  formats: z.array(z.enum(documentFormats)),
})
export type OrderDocument = z.infer<typeof OrderDocument>

const config = { access: 'owner', orderKey: true, addition: true } as const

export const orderDocuments = {
  list: route({
    method: 'GET',
    url: '/orders/:id/documents',
    config,
    schema: {
      summary: 'Invoice, credit notes and packing slips of an order',
      params: IdParams,
      querystring: OrderKeyQuery,
      response: { 200: z.array(OrderDocument) },
    },
  }),
  get: route({
    method: 'GET',
    url: '/orders/:id/documents/:documentId',
    config,
    schema: {
      summary: 'A document of an order as a file',
      params: z.strictObject({ id: Id, documentId: Id }),
      querystring: OrderKeyQuery.extend({ format: z.enum(documentFormats).default('pdf') }),
      response: { 200: z.unknown() },
    },
  }),
  mail: route({
    method: 'POST',
    url: '/admin/orders/:id/documents/mail',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'Mails the invoice and credit notes of an order to its buyer, in its language',
      params: IdParams,
      headers: IdempotencyHeaders,
      response: { 204: z.void() },
    },
  }),
}
