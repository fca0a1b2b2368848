import { z } from 'zod'
import { route } from '../route.ts'
import { WalletTransaction } from '../wallet/wallet.ts'
import { Day, Id, IdempotencyHeaders, IdParams, Instant, Money } from '../wire.ts'
import { payoutObstacles, payoutOrigins, requestObstacles } from '../words/payouts.ts'
import { payoutStatuses } from '../words/wallet.ts'

/** Where a payout goes: the last four characters of the account's number. */
const PayoutAccount = z.object({
  numberEnd: z.string(),
  bankName: z.string().nullable(),
  bankCountryId: z.string(),
})

export const Payout = z.object({
  id: Id,
  status: z.enum(payoutStatuses),
  origin: z.enum(payoutOrigins),
  amount: Money,
  createdAt: Instant,
  /** When it was put into a file for the bank. */
  completedAt: Instant.nullable(),
  paidOutAt: Instant.nullable(),
  /** The bank’s last return, and its reason. */
  returnedAt: Instant.nullable(),
  returnReason: z.string().nullable(),
  /** Why a pending payout waits. */
  obstacle: z.enum(payoutObstacles).nullable(),
  /** The account that it went to; while it is pending, the one that it would go to. */
  account: PayoutAccount.nullable(),
  /** The self-billing document. */
  documentNumber: z.string(),
  /** Held for orders that are not paid yet, or brought forward from earlier payouts. */
  carriedOver: Money,
  /**
   * The movements that it pays, and those that an earlier payout paid and that were reversed since, newest first; with
   * `carriedOver` they come to its amount. Of a reversal the amount is what it takes back.
   */
  transactions: z.array(WalletTransaction.extend({ isReversal: z.boolean() })),
})
export type Payout = z.infer<typeof Payout>

export const NextPayout = z.object({
  available: Money,
  /** By the month’s run, from `minimum` on; else when asked for. */
  isMonthly: z.boolean(),
  minimum: Money,
  /** The day of the next run. */
  nextRunOn: Day,
  /** Why nothing can be asked for now. */
  requestObstacle: z.enum(requestObstacles).nullable(),
  /** Why no payout would be made now, however it comes about. */
  obstacle: z.enum(payoutObstacles).nullable(),
  /** Until when changed bank data waits. */
  bankHeldUntil: Instant.nullable(),
  /** Payouts that are not confirmed yet. */
  open: z.array(Payout.pick({ id: true, status: true, amount: true, createdAt: true })),
})
export type NextPayout = z.infer<typeof NextPayout>

export const ownPayouts = {
  next: route({
    method: 'GET',
    url: '/wallet/payouts/next',
    config: { access: 'approved', addition: true },
    schema: {
      summary: 'What would be paid out next, when, and what is in the way',
      response: { 200: NextPayout },
    },
  }),
  request: route({
    method: 'POST',
    url: '/wallet/payouts',
    config: { access: 'approved', addition: true },
    schema: {
      summary: 'Asks for all that is available to be paid out',
      headers: IdempotencyHeaders,
      response: { 201: Payout },
    },
  }),
  get: route({
    method: 'GET',
    url: '/wallet/payout/:id',
    config: { access: 'approved' },
    schema: {
      summary: 'A payout of the caller with the movements that it pays',
      params: IdParams,
      response: { 200: Payout },
    },
  }),
  document: route({
    method: 'GET',
    url: '/wallet/payout/:id/document',
    config: { access: 'approved', addition: true },
    schema: {
      summary: 'The self-billing document of a payout of the caller as PDF',
      params: IdParams,
      response: { 200: z.unknown() },
    },
  }),
}
