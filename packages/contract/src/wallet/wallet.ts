import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { Id, Instant, ListOf, Money, Month } from '../wire.ts'
import { WALLET_PAGE_LIMIT } from '../words/limits.ts'
import { commissionStatuses, walletTransactionStatuses, walletTransactionTypes } from '../words/wallet.ts'

export const Balance = z.object({ available: Money, pending: Money, reserved: Money })

export const WalletTransaction = z.object({
  id: Id,
  type: z.enum(walletTransactionTypes),
  status: z.enum(walletTransactionStatuses),
  commissionStatus: z.enum(commissionStatuses).nullable(),
  amount: Money,
  postedAt: Instant.nullable(),
  createdAt: Instant,
  orderNumber: z.string().nullable(),
  orderId: Id.nullable(),
  planName: z.string().nullable(),
  /** Why a person entered it; null for all others. */
  reason: z.string().nullable(),
  /** The payout that pays this movement, or whose own it is. */
  payoutId: Id.nullable(),
})
export type WalletTransaction = z.infer<typeof WalletTransaction>

/** The months that earnings are shown of, the running one among them. */
export const EARNINGS_MONTHS = 6

/** Commission of a month's orders: what is still pending, and what was posted to the wallet. */
export const MonthOfEarnings = z.object({
  month: Month,
  pending: Money,
  posted: Money,
})
export type MonthOfEarnings = z.infer<typeof MonthOfEarnings>

const balanceRoute = <const U extends `/${string}`>(url: U) =>
  route({
    method: 'GET',
    url,
    config: { access: 'approved' },
    schema: { summary: 'Balance of the wallet', response: { 200: Balance } },
  })

export const wallet = {
  balance: balanceRoute('/wallet/balance'),
  practitionerBalance: balanceRoute('/practitioner/balance'),
  earnings: route({
    method: 'GET',
    url: '/wallet/earnings',
    config: { access: 'approved', addition: true },
    schema: {
      summary: 'Commission of the last six months by the month of the order, UTC, the oldest first',
      response: { 200: z.object({ months: z.array(MonthOfEarnings).length(EARNINGS_MONTHS) }) },
    },
  }),
  pending: route({
    method: 'GET',
    url: '/wallet/pending',
    config: { access: 'approved' },
    schema: {
      summary: 'Commission that is not posted yet',
      response: { 200: z.object({ amount: Money, ordersCount: z.int() }) },
    },
  }),
  pendingOrders: route({
    method: 'GET',
    url: '/wallet/pending-orders',
    config: { access: 'approved' },
    schema: {
      summary: 'Orders whose commission is pending',
      querystring: z.strictObject(pageQuery(WALLET_PAGE_LIMIT)),
      response: {
        200: pageOf(
          z.object({
            orderId: Id,
            orderNumber: z.string(),
            placedAt: Instant,
            planName: z.string().nullable(),
            commission: Money,
            /** 30 days after its last parcel arrived; null while one is under way. */
            availableAt: Instant.nullable(),
          }),
        ),
      },
    },
  }),
  transactions: route({
    method: 'GET',
    url: '/wallet/transactions',
    config: { access: 'approved' },
    schema: {
      summary: 'Movements of the wallet, newest first',
      querystring: z.strictObject({
        ...pageQuery(WALLET_PAGE_LIMIT),
        postedAtFrom: Instant.optional(),
        postedAtTo: Instant.optional(),
        createdFrom: Instant.optional(),
        createdTo: Instant.optional(),
        transactionTypes: ListOf(z.enum(walletTransactionTypes)).optional(),
      }),
      response: { 200: z.object({ transactions: z.array(WalletTransaction), totalCount: z.int() }) },
    },
  }),
}
