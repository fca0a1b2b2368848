import type { DisputeState, RefundState } from '@salvia/contract/words/payments'
import Stripe from 'stripe'
import { type GatewayMessage, type SessionState, SignatureInvalid, type ToldDispute } from './payment.ts'

/** Maximum age of a signed message. */
const TOLERANCE_SECONDS = 300

export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** A Stripe session. A completed one that is not paid awaits the bank. */
export function toSessionState(session: Stripe.Checkout.Session): SessionState {
  const told = {
    paymentRef: idOf(session.payment_intent),
    total: { amount: session.amount_total ?? 0, currency: (session.currency ?? '').toUpperCase() },
  }
  if (session.payment_status !== 'unpaid') return { ...told, status: 'Paid' }
  if (session.status === 'expired') return { ...told, status: 'Expired' }
  return { ...told, status: session.status === 'complete' ? 'Processing' : 'Open' }
}

const refundStatuses: Record<string, RefundState> = {
  pending: 'Waiting',
  requires_action: 'Waiting',
  succeeded: 'Succeeded',
  failed: 'Failed',
  canceled: 'Failed',
}

export const toRefundState = (status: string | null): RefundState =>
  refundStatuses[status ?? 'pending'] ?? 'Waiting'

/** An inquiry that was closed, and a dispute that was prevented, took no money. */
const disputeStatuses: Partial<Record<Stripe.Dispute.Status, DisputeState>> = {
  under_review: 'UnderReview',
  warning_under_review: 'UnderReview',
  won: 'Won',
  warning_closed: 'Won',
  prevented: 'Won',
  lost: 'Lost',
}

const atSeconds = (seconds: number): Date => new Date(seconds * 1000)

function toDispute(dispute: Stripe.Dispute): ToldDispute {
  const { id, payment_intent, amount, currency, reason, status, created, evidence_details } = dispute
  return {
    disputeRef: id,
    paymentRef: idOf(payment_intent),
    amount: { amount, currency: currency.toUpperCase() },
    reason,
    status: disputeStatuses[status] ?? 'NeedsResponse',
    openedAt: atSeconds(created),
    evidenceBy: evidence_details.due_by ? atSeconds(evidence_details.due_by) : null,
  }
}

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The id that we gave a refund; null for one that was made at Stripe. */
export function ownIdIn(metadata: Stripe.Metadata | null | undefined): string | null {
  const refundId = metadata?.refundId ?? ''
  return uuidPattern.test(refundId) ? refundId : null
}

function toMessage(event: Stripe.Event): GatewayMessage {
  const base = { messageId: event.id, type: event.type }
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const session = event.data.object
      return { ...base, kind: 'session', sessionId: session.id, state: toSessionState(session) }
    }
    case 'checkout.session.async_payment_failed': {
      const session = event.data.object
      const state: SessionState = { ...toSessionState(session), status: 'Failed' }
      return { ...base, kind: 'session', sessionId: session.id, state }
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { id, status, metadata, amount, currency, payment_intent } = event.data.object
      return {
        ...base,
        kind: 'refund',
        refundRef: id,
        refundId: ownIdIn(metadata),
        paymentRef: idOf(payment_intent),
        amount: { amount, currency: currency.toUpperCase() },
        status: toRefundState(status),
      }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return { ...base, kind: 'dispute', dispute: toDispute(event.data.object) }
    default:
      return { ...base, kind: 'none' }
  }
}

type Checked = { secret: string; receivedAt: number }

/** For an unparsable header the library throws errors of any kind. */
function readEvent(rawBody: Buffer, signature: string, { secret, receivedAt }: Checked): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(
      rawBody,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      receivedAt,
    )
  } catch (error) {
    throw new SignatureInvalid(error instanceof Error ? error.message : 'unreadable')
  }
}

/** Parses a message signed in Stripe's scheme. Throws SignatureInvalid for any other. */
export function readStripeMessage(
  { rawBody, signature }: { rawBody: Buffer; signature: string },
  secret: string,
  now: Date,
): GatewayMessage {
  return toMessage(readEvent(rawBody, signature, { secret, receivedAt: now.getTime() }))
}

/** The header signing a message in Stripe's scheme. */
export const signStripeMessage = (payload: string, secret: string, now: Date): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(now.getTime() / 1000),
  })
