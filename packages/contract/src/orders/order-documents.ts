import { z } from 'zod'
import { route } from '../route.ts'
import { Day, Id, IdempotencyHeaders, IdList, IdParams, OrderKeyQuery } from '../wire.ts'
import { documentFormats, documentKinds, slipAbsences } from '../words/documents.ts'
import { languages } from '../words/locale.ts'

export const OrderDocument = z.object({
  id: Id,
  kind: z.enum(documentKinds),
  number: z.string(),
  issuedOn: Day,
  languageCode: z.enum(languages),
  /** `xml`: an e-invoice, for companies with a VAT number; their PDF holds it too. */
  formats: z.array(z.enum(documentFormats)),
})
export type OrderDocument = z.infer<typeof OrderDocument>

/** At most 100 orders, in the order in which their slips are wanted. */
const SlipsQuery = z.strictObject({ orderIds: IdList.pipe(z.array(Id).min(1)) })

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
  listSlips: route({
    method: 'GET',
    url: '/admin/orders/packing-slips',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'How many packing slips there are of each of these orders, or why there is none',
      querystring: SlipsQuery,
      response: {
        200: z.object({
          results: z.array(
            z.object({ orderId: Id, slips: z.int(), absence: z.enum(slipAbsences).nullable() }),
          ),
        }),
      },
    },
  }),
  slips: route({
    method: 'GET',
    url: '/admin/orders/packing-slips/pdf',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'The packing slips of these orders as one PDF; 404 where there is none',
      querystring: SlipsQuery,
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
