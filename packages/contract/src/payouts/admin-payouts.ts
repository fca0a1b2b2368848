import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { Day, Id, IdempotencyHeaders, IdParams, Instant, Line, ListOf, Money, NamedPerson } from '../wire.ts'
import { payoutFileKinds, RETURN_REASON_LENGTH, runObstacles } from '../words/payouts.ts'
import { payoutStatuses } from '../words/wallet.ts'
import { Payout } from './own-payouts.ts'

export const AdminPayout = Payout.omit({ transactions: true, carriedOver: true }).extend({
  practitioner: NamedPerson,
  /** Whether its account is reached by SEPA; null without a valid account. */
  fileKind: z.enum(payoutFileKinds).nullable(),
  /** The file that it is in. */
  fileId: Id.nullable(),
  /** When that was given to the bank. */
  fileSentAt: Instant.nullable(),
})
export type AdminPayout = z.infer<typeof AdminPayout>

const Figure = z.object({ count: z.int(), amount: Money })

/** What is to be done about payouts. */
export const PayoutSummary = z.object({
  /** Pending ones for the next file for the bank, for the next manual list, and those that something is in the way of. */
  sepa: Figure,
  manual: Figure,
  held: Figure,
  /** In files, not confirmed. */
  inFile: Figure,
  nextRunOn: Day,
  /** Whether the seller is complete: without its name, address, VAT number and bank account nothing is paid out. */
  isSellerComplete: z.boolean(),
})
export type PayoutSummary = z.infer<typeof PayoutSummary>

/**
 * Who the run of a month would pay, and why not the others. Of a later day `becomesAvailable` counts too: pending
 * commission that is available when the day begins (Amsterdam), unless it is taken back; it is no part of `available`.
 * What the next run pays is in neither for a day after it.
 */
export const RunPreview = pageOf(
  z.object({
    practitioner: NamedPerson,
    available: Money,
    becomesAvailable: Money,
    obstacle: z.enum(runObstacles).nullable(),
  }),
).extend({ payable: Figure.extend({ becomesAvailable: Money }) })
export type RunPreview = z.infer<typeof RunPreview>

export const PayoutFile = z.object({
  id: Id,
  kind: z.enum(payoutFileKinds),
  madeAt: Instant,
  sentAt: Instant.nullable(),
  transfers: z.int(),
  total: Money,
  confirmed: z.int(),
  returned: z.int(),
})
export type PayoutFile = z.infer<typeof PayoutFile>

const config = { access: 'accounting', addition: true } as const

export const adminPayouts = {
  list: route({
    method: 'GET',
    url: '/admin/payouts',
    config: { access: 'accounting' },
    schema: {
      summary: 'Payouts of all practitioners, the newest first',
      querystring: z.strictObject({
        ...pageQuery(),
        status: ListOf(z.enum(payoutStatuses)).optional(),
        practitionerId: Id.optional(),
        /** Days of the seller’s calendar on which they were made. */
        createdFrom: Day.optional(),
        createdTo: Day.optional(),
        fileId: Id.optional(),
      }),
      response: { 200: pageOf(AdminPayout) },
    },
  }),
  get: route({
    method: 'GET',
    url: '/admin/payouts/:id',
    config,
    schema: { summary: 'A payout', params: IdParams, response: { 200: AdminPayout } },
  }),
  summary: route({
    method: 'GET',
    url: '/admin/payouts/summary',
    config,
    schema: { summary: 'What is to be done about payouts', response: { 200: PayoutSummary } },
  }),
  preview: route({
    method: 'GET',
    url: '/admin/payouts/preview',
    config,
    schema: {
      summary:
        'Who the run of a day would pay, how much, and why not the others; of a later day also with what becomes available until then',
      querystring: z.strictObject({ ...pageQuery(), date: Day.optional() }).omit({ sort: true }),
      response: { 200: RunPreview },
    },
  }),
  run: route({
    method: 'POST',
    url: '/admin/payouts/runs',
    config,
    schema: {
      summary: 'Starts the run of a month, which pays nobody twice however often it is started',
      body: z.strictObject({ date: Day }),
      response: { 202: z.object({ month: z.string() }) },
    },
  }),
  confirm: route({
    method: 'PUT',
    url: '/admin/payouts/:id/confirmed',
    config,
    schema: {
      summary: 'Confirms that the bank has paid a payout, whose file was given to it',
      params: IdParams,
      response: { 200: AdminPayout },
    },
  }),
  return: route({
    method: 'POST',
    url: '/admin/payouts/:id/return',
    config,
    schema: {
      summary: 'Notes that the bank returned a payout, which waits for another file then',
      params: IdParams,
      headers: IdempotencyHeaders,
      body: z.strictObject({ reason: Line(RETURN_REASON_LENGTH).min(1) }),
      response: { 200: AdminPayout },
    },
  }),
  document: route({
    method: 'GET',
    url: '/admin/payouts/:id/document',
    config,
    schema: {
      summary: 'The self-billing document of a payout as PDF',
      params: IdParams,
      response: { 200: z.unknown() },
    },
  }),
}

export const payoutFiles = {
  list: route({
    method: 'GET',
    url: '/admin/payouts/files',
    config,
    schema: {
      summary: 'Files of payouts for the bank, the newest first',
      querystring: z.strictObject(pageQuery()).omit({ sort: true }),
      response: { 200: pageOf(PayoutFile) },
    },
  }),
  make: route({
    method: 'POST',
    url: '/admin/payouts/files',
    config,
    schema: {
      summary:
        'Puts all pending payouts that nothing is in the way of into a file for the bank, or into a manual list',
      headers: IdempotencyHeaders,
      body: z.strictObject({ kind: z.enum(payoutFileKinds) }),
      response: { 201: PayoutFile },
    },
  }),
  content: route({
    method: 'GET',
    url: '/admin/payouts/files/:id/content',
    config,
    schema: {
      summary: 'A file of payouts: SEPA credit transfers (pain.001.001.09) as XML, a manual list as CSV',
      params: IdParams,
      response: { 200: z.unknown() },
    },
  }),
  sent: route({
    method: 'PUT',
    url: '/admin/payouts/files/:id/sent',
    config,
    schema: {
      summary: 'Notes that a file was given to the bank',
      params: IdParams,
      response: { 200: PayoutFile },
    },
  }),
  confirm: route({
    method: 'PUT',
    url: '/admin/payouts/files/:id/confirmed',
    config,
    schema: {
      summary: 'Confirms that the bank has paid all of a file, which was given to it, that it did not return',
      params: IdParams,
      response: { 200: PayoutFile },
    },
  }),
}
