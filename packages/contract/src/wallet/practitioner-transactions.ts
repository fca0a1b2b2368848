import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { Flag, Id, IdempotencyHeaders, IdParams, Instant, Line, ListOf, Money, NamedPerson } from '../wire.ts'
import { transactionLengths } from '../words/lengths.ts'
import { WALLET_PAGE_LIMIT } from '../words/limits.ts'
import {
  commissionStatuses,
  manualTransactionSteps,
  manualTransactionTypes,
  walletTransactionStatuses,
  walletTransactionTypes,
} from '../words/wallet.ts'
import { Balance, WalletTransaction } from './wallet.ts'

/** A movement of a wallet, as accounting and its practitioner see it. */
export const PractitionerTransaction = WalletTransaction.extend({
  practitioner: NamedPerson,
  /** Its name in the file that it was imported from. */
  reference: z.string().nullable(),
  /** The following four are null for the practitioner. */
  enteredBy: NamedPerson.nullable(),
  postedBy: NamedPerson.nullable(),
  canceledBy: NamedPerson.nullable(),
  /** Whether another person than the one who entered it posts it. */
  needsSecondLook: z.boolean().nullable(),
  version: z.int(),
})
export type PractitionerTransaction = z.infer<typeof PractitionerTransaction>

const reason = Line(transactionLengths.reason).min(1)

export const NewTransaction = z.strictObject({
  practitionerId: Id,
  type: z.enum(manualTransactionTypes),
  amount: Money,
  reason,
})
export type NewTransaction = z.infer<typeof NewTransaction>

/** A draft takes all of it; of a posted one only the status is changed. */
export const TransactionChange = z.strictObject({
  type: z.enum(manualTransactionTypes).optional(),
  amount: Money.optional(),
  reason: reason.optional(),
  status: z.enum(manualTransactionSteps).optional(),
})
export type TransactionChange = z.infer<typeof TransactionChange>

const transactionFilters = {
  practitionerId: Id.optional(),
  statuses: ListOf(z.enum(walletTransactionStatuses)).optional(),
  transactionTypes: ListOf(z.enum(walletTransactionTypes)).optional(),
  createdFrom: Instant.optional(),
  createdTo: Instant.optional(),
  /** A part of an order number. */
  orderNumber: Line(transactionLengths.reference).optional(),
  /** Entered by a person, or by the system. */
  isManual: Flag.optional(),
}

export const practitionerTransactions = {
  list: route({
    method: 'GET',
    url: '/practitioner/transactions',
    config: { access: 'practitioner' },
    schema: {
      summary: 'Movements of all wallets for accounting, of the caller’s own for others, newest first',
      querystring: z.strictObject({ ...pageQuery(WALLET_PAGE_LIMIT), ...transactionFilters }),
      response: { 200: pageOf(PractitionerTransaction) },
    },
  }),
  totals: route({
    method: 'GET',
    url: '/practitioner/transactions/totals',
    config: { access: 'accounting', addition: true },
    schema: {
      summary:
        'What the movements that the list finds come to in the ledger: of all of them, or of one practitioner, the balances',
      querystring: z.strictObject(transactionFilters),
      response: { 200: Balance },
    },
  }),
  create: route({
    method: 'POST',
    url: '/practitioner/transactions',
    config: { access: 'accounting' },
    schema: {
      summary: 'Enters a movement as a draft, which is posted apart; above 500.00 EUR by another person',
      headers: IdempotencyHeaders,
      body: NewTransaction,
      response: { 201: PractitionerTransaction },
    },
  }),
  get: route({
    method: 'GET',
    url: '/practitioner/transactions/:id',
    config: { access: 'owner' },
    schema: {
      summary: 'A movement, for its practitioner and accounting',
      params: IdParams,
      response: { 200: PractitionerTransaction },
    },
  }),
  put: route({
    method: 'PUT',
    url: '/practitioner/transactions/:id',
    config: { access: 'accounting' },
    schema: {
      summary: `Changes, posts or deletes a draft, or cancels a posted movement by reversing entries. ${versionRule}`,
      params: IdParams,
      headers: IfMatch,
      body: TransactionChange,
      response: { 200: PractitionerTransaction },
    },
  }),
  commissions: route({
    method: 'GET',
    url: '/practitioner/commissions/:practitionerId',
    config: { access: 'owner' },
    schema: {
      summary: 'Commission of a practitioner, for the practitioner and accounting, newest first',
      params: z.strictObject({ practitionerId: Id }),
      querystring: z.strictObject({
        ...pageQuery(WALLET_PAGE_LIMIT),
        commissionStatus: z.enum(commissionStatuses).optional(),
      }),
      response: { 200: pageOf(PractitionerTransaction) },
    },
  }),
}
