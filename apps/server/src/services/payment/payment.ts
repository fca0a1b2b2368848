import type { Money } from '@salvia/contract/money'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { RefundState } from '@salvia/contract/words/payments'

/** What a gateway is asked to collect. `attemptId` makes the request safe to repeat. */
export type SessionRequest = {
  attemptId: string
  orderId: string
  total: Money
  email: string
  languageCode: LanguageCode
  lines: { name: string; quantity: number; paid: Money }[]
  shipping: Money
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

export type GatewaySession = { sessionId: string; url: string; expiresAt: Date }

export const gatewayStatuses = ['Open', 'Processing', 'Paid', 'Failed', 'Expired'] as const
export type GatewayStatus = (typeof gatewayStatuses)[number]

/** Minor units, in whatever currency the gateway names. */
export type ToldAmount = { amount: number; currency: string }

/** State of a session. `paymentRef` names the payment to refund, once there is one. */
export type SessionState = { status: GatewayStatus; paymentRef: string | null; total: ToldAmount }

/** `none` for messages that say nothing of a session of ours. */
export type GatewayMessage =
  | { messageId: string; type: string; kind: 'session'; sessionId: string; state: SessionState }
  | { messageId: string; type: string; kind: 'refund'; refundRef: string; status: RefundState }
  | { messageId: string; type: string; kind: 'none' }

/** `refundId` makes the request safe to repeat. */
type RefundRequest = { refundId: string; paymentRef: string; amount: ToldAmount }
type GatewayRefund = { refundRef: string; status: RefundState }

/** The gateway gives no answer now; the caller may try again. */
export class GatewayUnreachable extends Error {
  readonly statusCode = 503
}

/** The gateway answers, and has no such session. */
export class SessionUnknown extends Error {}

/** The signature of a message is not the gateway's. */
export class SignatureInvalid extends Error {}

/** One payment gateway. Every call may be repeated; each throws when the gateway cannot be reached. */
export type PaymentGateway = {
  kind: 'stripe' | 'test'
  openSession: (request: SessionRequest) => Promise<GatewaySession>
  /** Ends a session unless money has moved; answers how it stands afterwards. */
  endSession: (sessionId: string, now: Date) => Promise<SessionState>
  /** Throws SessionUnknown when the gateway has no such session. */
  readSession: (sessionId: string, now: Date) => Promise<SessionState>
  refund: (request: RefundRequest) => Promise<GatewayRefund>
  /** Reads a message. Throws SignatureInvalid unless it is signed by the gateway within the last five minutes. */
  readMessage: (rawBody: Buffer, signature: string, now: Date) => GatewayMessage
}
