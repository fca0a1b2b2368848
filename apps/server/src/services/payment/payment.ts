import type { Money } from '@salvia/contract/money'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { DisputeState, RefundState } from '@salvia/contract/words/payments'

/** A payment request to a gateway. `attemptId` is the idempotency key. */
export type SessionRequest = {
  attemptId: string
  orderId: string
  total: Money
  email: string
  languageCode: LanguageCode
  /** Where it goes, on which the methods to pay by depend. */
  countryCode: string
  lines: { name: string; quantity: number; paid: Money }[]
  shipping: Money
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

export type GatewaySession = { sessionId: string; url: string; expiresAt: Date }

export const gatewayStatuses = ['Open', 'Processing', 'Paid', 'Failed', 'Expired'] as const
export type GatewayStatus = (typeof gatewayStatuses)[number]

/** Minor units, in the gateway's currency. */
export type ToldAmount = { amount: number; currency: string }

/** State of a session. `paymentRef` identifies the payment to refund, once there is one. */
export type SessionState = { status: GatewayStatus; paymentRef: string | null; total: ToldAmount }

/** A dispute at the buyer's bank about a payment. */
export type ToldDispute = {
  disputeRef: string
  paymentRef: string | null
  amount: ToldAmount
  /** The gateway's word for why. */
  reason: string
  status: DisputeState
  openedAt: Date
  /** Until when the bank takes evidence; null when it takes none. */
  evidenceBy: Date | null
}

/** `refundId` is ours, as given to `refund`; null for a refund made at the gateway itself. `none`: of no concern here. */
export type GatewayMessage =
  | { messageId: string; type: string; kind: 'session'; sessionId: string; state: SessionState }
  | {
      messageId: string
      type: string
      kind: 'refund'
      refundRef: string
      refundId: string | null
      paymentRef: string | null
      amount: ToldAmount
      status: RefundState
    }
  | { messageId: string; type: string; kind: 'dispute'; dispute: ToldDispute }
  | { messageId: string; type: string; kind: 'none' }

/** `refundId` is the idempotency key. */
type RefundRequest = { refundId: string; paymentRef: string; amount: ToldAmount }
export type GatewayRefund = { refundRef: string; status: RefundState }

/** A payment that the gateway took, with what of it went back, in minor units. */
export type GatewayPayment = {
  paymentRef: string
  amount: number
  refunded: number
  currency: string
  startedAt: Date
}

/** The gateway is not responding; the caller may retry. */
export class GatewayUnreachable extends Error {
  readonly statusCode = 503
}

/** The gateway responded, but does not know the session. */
export class SessionUnknown extends Error {}

/** The message was not signed by the gateway. */
export class SignatureInvalid extends Error {}

/** A payment gateway. All calls are safe to repeat; each throws if the gateway cannot be reached. */
export type PaymentGateway = {
  kind: 'stripe' | 'test'
  openSession: (request: SessionRequest) => Promise<GatewaySession>
  /** Ends a session unless money has moved; returns its state afterwards. */
  endSession: (sessionId: string, now: Date) => Promise<SessionState>
  /** Throws SessionUnknown if the gateway does not know the session. */
  readSession: (sessionId: string, now: Date) => Promise<SessionState>
  refund: (request: RefundRequest) => Promise<GatewayRefund>
  /** A refund that was asked for by `refund`; null if the gateway does not know it. */
  readRefund: (request: Pick<RefundRequest, 'refundId' | 'paymentRef'>) => Promise<GatewayRefund | null>
  /** The payments that were taken, of those started from `from` on and before `to`. */
  listPayments: (from: Date, to: Date) => AsyncIterable<GatewayPayment>
  /** Parses a message. Throws SignatureInvalid unless the gateway signed it within the last five minutes. */
  readMessage: (rawBody: Buffer, signature: string, now: Date) => GatewayMessage
}
