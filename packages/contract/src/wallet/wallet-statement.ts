import { z } from 'zod'
import { route } from '../route.ts'
import { Day, Id, IdParams, Instant, Money, NamedPerson } from '../wire.ts'
import { statementFormats } from '../words/documents.ts'
import { walletTransactionTypes } from '../words/wallet.ts'

/** What was available in a wallet from a day to another, both UTC: as it was, each entry, and as it is then. */
export const WalletStatement = z.object({
  practitioner: NamedPerson,
  from: Day,
  to: Day,
  /** The closing balance of the day before `from`. */
  opening: Money,
  closing: Money,
  lines: z.array(
    z.object({
      id: Id,
      postedAt: Instant,
      type: z.enum(walletTransactionTypes),
      /** It takes back what an earlier entry of the same movement did. */
      isReversal: z.boolean(),
      orderNumber: z.string().nullable(),
      reference: z.string().nullable(),
      reason: z.string().nullable(),
      amount: Money,
      /** After it. */
      balance: Money,
    }),
  ),
})
export type WalletStatement = z.infer<typeof WalletStatement>

const period = {
  /** The first of the month of `to` without it. */
  from: Day.optional(),
  /** Today without it. */
  to: Day.optional(),
  /** For accounting: whose; the caller’s own without it. */
  practitionerId: Id.optional(),
}

/** How a commission came about: what its plan lines earned, and what cancels and refunds took back since. */
export const CommissionArithmetic = z.object({
  lines: z.array(
    z.object({
      orderLineId: Id,
      name: z.string(),
      quantity: z.int(),
      /** EUR, net: the list price of one, the margin of all, and what of it the client got as a discount. */
      listNet: Money,
      margin: Money,
      discountPercentage: z.int(),
      discountNet: Money,
      commission: Money,
    }),
  ),
  promised: Money,
  takenBack: Money,
  /** What is left. */
  amount: Money,
})
export type CommissionArithmetic = z.infer<typeof CommissionArithmetic>

const config = { access: 'approved', addition: true } as const

export const walletStatement = {
  arithmetic: route({
    method: 'GET',
    url: '/wallet/transactions/:id/arithmetic',
    config,
    schema: {
      summary: 'How the commission of an order came about, line by line',
      params: IdParams,
      response: { 200: CommissionArithmetic },
    },
  }),
  get: route({
    method: 'GET',
    url: '/wallet/statement',
    config,
    schema: {
      summary: 'What was available from a day to another, entry by entry; it opens as the one before closed',
      querystring: z.strictObject(period),
      response: { 200: WalletStatement },
    },
  }),
  file: route({
    method: 'GET',
    url: '/wallet/statement/file',
    config,
    schema: {
      summary: 'The same as PDF or CSV, in the language of the request',
      querystring: z.strictObject({ ...period, format: z.enum(statementFormats).default('pdf') }),
      response: { 200: z.unknown() },
    },
  }),
}
