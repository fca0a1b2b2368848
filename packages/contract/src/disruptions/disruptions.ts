import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { hasEachVersion, VersionsRead } from '../versions.ts'
import { Day, Email, Id, IdList, IdParams, Line, Text } from '../wire.ts'
import {
  disruptionImpactTypes,
  disruptionReasons,
  disruptionStatuses,
  disruptionTypes,
  disruptionUserFlags,
} from '../words/disruptions.ts'
import { disruptionLengths } from '../words/lengths.ts'
import { BULK_LIMIT, PRODUCT_QUERY_LENGTH } from '../words/limits.ts'
import { Disruption, DisruptionRow, DisruptionUser } from './disruption-records.ts'
import { DisruptedProduct, PublicDisruption } from './product-disruption.ts'

const admin = { access: 'admin' } as const
const adminAddition = { access: 'admin', addition: true } as const
const open = { access: 'public' } as const
const openAddition = { access: 'public', addition: true } as const

/** Disruptions per call: all of them are written, or none. */
const MOST_DISRUPTIONS = 100
const TOKEN_LENGTH = 700

const Ids = z.array(Id).min(1).max(MOST_DISRUPTIONS)
const UserIds = z.array(Id).min(1).max(BULK_LIMIT)
const impact = { impactType: z.enum(disruptionImpactTypes) }

const given = {
  reason: z.enum(disruptionReasons),
  startsOn: Day,
  expectedUntil: Day.nullable(),
  replacementProductId: Id.nullable(),
  note: Text(disruptionLengths.note),
}

export const DisruptionInput = z.strictObject({
  /** One disruption each. */
  productIds: Ids,
  ...given,
  expectedUntil: given.expectedUntil.default(null),
  replacementProductId: given.replacementProductId.default(null),
  note: given.note.default(''),
})
export type DisruptionInput = z.infer<typeof DisruptionInput>

export const DisruptionChange = z
  .strictObject({ ...given, status: z.enum(disruptionStatuses) })
  .partial()
  .extend({
    ids: Ids,
    versions: VersionsRead,
  })
  .refine(hasEachVersion, {
    path: ['versions'],
    message: 'disruption_versions',
    when: ({ issues }) => issues.length === 0,
  })
export type DisruptionChange = z.infer<typeof DisruptionChange>

const Asked = z.object({ asked: z.int() })

export const disruptions = {
  create: route({
    method: 'POST',
    url: '/admin/product-disruptions',
    config: admin,
    schema: {
      summary:
        'Opens a disruption of each product, as a draft. Refused as a whole when one of them is in a disruption that is not closed.',
      body: DisruptionInput,
      response: { 201: z.array(Disruption) },
    },
  }),
  change: route({
    method: 'PATCH',
    url: '/admin/product-disruptions',
    config: admin,
    schema: {
      summary:
        'Changes disruptions, and moves them to a status: all of them or none. With `versions`, a 412 with the record as it is now in `current` when one was changed since.',
      body: DisruptionChange,
      response: { 200: z.array(Disruption) },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/admin/product-disruptions',
    config: admin,
    schema: {
      summary: 'Deletes disruptions that never were public; the others are kept',
      body: z.strictObject({ ids: Ids }),
      response: { 204: z.void() },
    },
  }),
  list: route({
    method: 'GET',
    url: '/admin/product-disruptions',
    config: admin,
    schema: {
      summary: 'Disruptions of products, those last changed first',
      querystring: z.strictObject({
        ...pageQuery(),
        /** In the product’s name, its brand and its article number. */
        search: Line(PRODUCT_QUERY_LENGTH).optional(),
        status: z.enum(disruptionStatuses).optional(),
        type: z.enum(disruptionTypes).optional(),
      }),
      response: { 200: pageOf(DisruptionRow) },
    },
  }),
  get: route({
    method: 'GET',
    url: '/admin/product-disruptions/:id',
    config: admin,
    schema: { summary: 'A disruption with its history', params: IdParams, response: { 200: Disruption } },
  }),
  users: route({
    method: 'GET',
    url: '/admin/product-disruptions/:id/users',
    config: adminAddition,
    schema: {
      summary: 'Who is touched by a disruption: those who run out first come first',
      params: IdParams,
      querystring: z
        .strictObject({
          ...pageQuery(),
          impactType: z.enum(disruptionImpactTypes).optional(),
          flag: z.enum(disruptionUserFlags).optional(),
        })
        .omit({ sort: true }),
      response: { 200: pageOf(DisruptionUser) },
    },
  }),
  changeUser: route({
    method: 'PATCH',
    url: '/admin/product-disruptions/users/:id',
    config: admin,
    schema: {
      summary: 'Sets how hard a disruption hits a person',
      params: IdParams,
      body: z.strictObject(impact),
      response: { 200: DisruptionUser },
    },
  }),
  changeUsers: route({
    method: 'PATCH',
    url: '/admin/product-disruptions/users',
    config: admin,
    schema: {
      summary: 'Sets how hard a disruption hits people: all of them or none',
      body: z.strictObject({ ids: UserIds, ...impact }),
      response: { 200: z.array(DisruptionUser) },
    },
  }),
  sendNotices: route({
    method: 'POST',
    url: '/admin/product-disruptions/users/send-back-in-stock-notification',
    config: admin,
    schema: {
      summary:
        'Has back-in-stock notices sent to people, by a job: once to each, whatever is asked again. Answers how many more it will be.',
      body: z.strictObject({ ids: UserIds }),
      response: { 202: Asked },
    },
  }),
  sendAllNotices: route({
    method: 'POST',
    url: '/admin/product-disruptions/:id/send-back-in-stock-notification',
    config: adminAddition,
    schema: {
      summary: 'Has back-in-stock notices sent to everyone it touches, but those with the impact None',
      params: IdParams,
      response: { 202: Asked },
    },
  }),
  listPublic: route({
    method: 'GET',
    url: '/product-disruptions',
    config: open,
    schema: {
      summary: 'Products that are short or end, newest first',
      querystring: z
        .strictObject({
          ...pageQuery(),
          /** Only of these products. */
          productIds: IdList.optional(),
        })
        .omit({ sort: true }),
      response: { 200: pageOf(PublicDisruption) },
    },
  }),
  subscribe: route({
    method: 'POST',
    url: '/product-disruptions/:id/subscribe',
    config: open,
    schema: {
      summary:
        'Asks to be told when the product is back: for the caller without an e-mail, else by a link sent to the address. Never answers whether an address is known.',
      params: IdParams,
      body: z.strictObject({ email: Email.nullish() }).nullish(),
      response: { 202: z.object({ outcome: z.enum(['Subscribed', 'ConfirmationSent']) }) },
    },
  }),
  confirm: route({
    method: 'POST',
    url: '/product-disruptions/subscriptions/confirm',
    config: openAddition,
    schema: {
      summary: 'Confirms a subscription, with the token of its mail; again changes nothing',
      body: z.strictObject({ token: Line(TOKEN_LENGTH) }),
      response: { 200: z.object({ product: DisruptedProduct }) },
    },
  }),
  unsubscribe: route({
    method: 'POST',
    url: '/product-disruptions/subscriptions/unsubscribe',
    config: openAddition,
    schema: {
      summary: 'Ends back-in-stock notices, with the token of one; also as mail programs ask for it',
      querystring: z.strictObject({ token: Line(TOKEN_LENGTH).default('') }),
      response: { 204: z.void() },
    },
  }),
}
