import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { Day, Id, IdParams, Instant, Line, ListOf, NamedPerson, Text } from '../wire.ts'
import { inquiryStatuses } from '../words/inquiries.ts'
import { inquiryLengths } from '../words/lengths.ts'
import { InquiryStep } from './inquiries.ts'

const Named = z.object({ id: Id, name: z.string() })
const status = z.enum(inquiryStatuses)

/** A request for a product that is not offered, as admins list it. */
export const AdminInquiryRow = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  brandName: z.string(),
  linkUrl: z.string().nullable(),
  status,
  expectedDate: Day.nullable(),
  product: Named.nullable(),
  upvotesCount: z.int(),
  /** Of those who said so; null when nobody did. */
  clientsCount: z.int().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type AdminInquiryRow = z.infer<typeof AdminInquiryRow>

/** The same with who waits for it, and what happened. */
export const AdminInquiry = AdminInquiryRow.extend({
  /** The team's own. */
  note: z.string(),
  /** What its status can become. */
  nextStatuses: z.array(status),
  /** Null when the asker's account is gone, or nobody was named. */
  asker: NamedPerson.nullable(),
  /** The request that it was joined with. */
  mergedInto: Named.nullable(),
  upvotes: z.array(
    z.object({
      practitioner: NamedPerson,
      reason: z.string(),
      clientsCount: z.int().nullable(),
      createdAt: Instant,
    }),
  ),
  /** Oldest first. */
  statusHistory: z.array(InquiryStep.extend({ changedBy: NamedPerson.nullable() })),
})
export type AdminInquiry = z.infer<typeof AdminInquiry>

const fields = {
  name: Line(inquiryLengths.name).min(1),
  brandName: Line(inquiryLengths.brandName),
  /** Only http and https. */
  linkUrl: Line(inquiryLengths.linkUrl).nullable(),
  note: Text(inquiryLengths.note),
  expectedDate: Day.nullable(),
  productId: Id.nullable(),
}

export const InquiryChange = z.strictObject(fields).partial()
export type InquiryChange = z.infer<typeof InquiryChange>

export const AdminInquiryInput = InquiryChange.extend({
  name: fields.name,
  /** The practitioner who asked, who is sent a link to join it. */
  practitionerId: Id.optional(),
})
export type AdminInquiryInput = z.infer<typeof AdminInquiryInput>

export const InquiryStatusChange = z.strictObject({
  status,
  /** Both keep what they are when left out. */
  expectedDate: fields.expectedDate.optional(),
  productId: Id.optional(),
  /** Sent to those who wait. */
  message: Text(inquiryLengths.message).default(''),
})
export type InquiryStatusChange = z.infer<typeof InquiryStatusChange>

const config = { access: 'admin' } as const
const MOST_MERGED = 50

export const adminInquiries = {
  list: route({
    method: 'GET',
    url: '/admin/product-inquiries',
    config,
    schema: {
      summary:
        'Requests for products that are not offered, newest first; those joined with another are left out',
      querystring: z.strictObject({
        ...pageQuery(),
        query: Line(inquiryLengths.name).optional(),
        status: ListOf(status).optional(),
      }),
      response: { 200: pageOf(AdminInquiryRow) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/admin/product-inquiries',
    config,
    schema: {
      summary: 'Records a request for a product that is not offered, for a practitioner or for nobody',
      body: AdminInquiryInput,
      response: { 201: AdminInquiry },
    },
  }),
  get: route({
    method: 'GET',
    url: '/admin/product-inquiries/:id',
    config,
    schema: {
      summary: 'A request, who waits for it, and what happened',
      params: IdParams,
      response: { 200: AdminInquiry },
    },
  }),
  put: route({
    method: 'PUT',
    url: '/admin/product-inquiries/:id',
    config,
    schema: {
      summary: `Changes the given fields of a request; nobody is told. ${versionRule}`,
      params: IdParams,
      headers: IfMatch,
      body: InquiryChange,
      response: { 200: AdminInquiry },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/admin/product-inquiries/:id',
    config,
    schema: {
      summary: 'Deletes a request with those joined with it; nobody is told',
      params: IdParams,
      response: { 204: z.void() },
    },
  }),
  status: route({
    method: 'PUT',
    url: '/admin/product-inquiries/:id/status',
    config,
    schema: {
      summary: `Moves a request one step on or back, and tells those who wait for it. Fulfilled needs a product. ${versionRule}`,
      params: IdParams,
      headers: IfMatch,
      body: InquiryStatusChange,
      response: { 200: AdminInquiry },
    },
  }),
  merge: route({
    method: 'POST',
    url: '/admin/product-inquiries/:id/merge',
    config: { ...config, addition: true },
    schema: {
      summary:
        'Joins other requests for the same product with this one: who waits for them waits for this one, once each, and they are closed',
      params: IdParams,
      body: z.strictObject({ ids: z.array(Id).min(1).max(MOST_MERGED) }),
      response: { 200: AdminInquiry },
    },
  }),
}
