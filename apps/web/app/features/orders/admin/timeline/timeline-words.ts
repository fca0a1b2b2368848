import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import type { TimelineEntry } from '@salvia/contract/orders/timeline'
import type { AttemptState } from '@salvia/contract/words/payments'
import type { TimelineActor, TimelineCause } from '@salvia/contract/words/timeline'
import { formatMoney } from '@salvia/rules/format/format'
import { erpCallWord } from '#app/lib/erp-call-words.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { disputeReasonWord, disputeStateWord } from '../../dispute-words.ts'
import { orderStatusWord } from '../../order-status.tsx'
import { claimWord } from '../../order-steps.ts'
import { paymentWord } from '../../payment-status.tsx'
import { refundWord } from '../../refunds.tsx'
import { parcelStep } from '../../shipment-words.ts'

type EntryOf<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>

const actors: Record<TimelineActor, () => string> = {
  Buyer: m.order_buyer,
  Admin: m.order_by_admin,
  Warehouse: m.order_by_warehouse,
  System: m.common_by_system,
}

/** Null where the word of the entry, or who did it, says as much. */
const causes: Record<TimelineCause, (() => string) | null> = {
  Paid: m.order_cause_paid,
  NothingToPay: m.order_cause_nothing_to_pay,
  PaidFromWallet: m.order_cause_paid_from_wallet,
  PaymentProcessing: m.order_cause_payment_processing,
  PaymentFailed: m.payment_failed,
  NotPaidInTime: m.order_cause_not_paid_in_time,
  CartChanged: m.order_cause_cart_changed,
  CanceledByBuyer: null,
  CanceledByAdmin: null,
  AccountErased: m.order_cause_account_erased,
  LongOver: m.order_cause_long_over,
  ByWarehouse: null,
  OrderCanceled: m.order_canceled,
  OrderRefunded: m.order_cause_order_refunded,
  PacksRefunded: m.order_cause_packs_refunded,
  PaidTwice: m.order_cause_paid_twice,
  PaidTooLate: m.order_cause_paid_too_late,
  AmountDiffers: m.order_cause_amount_differs,
  ByAdmin: null,
  External: m.order_cause_external,
  Dispute: m.order_cause_dispute,
}

const attemptWord = (state: AttemptState): string => paymentWord(state === 'Opening' ? 'Open' : state)

const messageStates = {
  Waiting: m.outbox_waiting,
  Sent: m.outbox_sent,
  Failed: m.outbox_failed,
  Withheld: m.outbox_withheld,
}

const documents = { Invoice: m.timeline_invoice, CreditNote: m.timeline_credit_note }

function parcelEntry({ place, from, to }: EntryOf<'Parcel'>): string {
  if (from === null) return m.timeline_parcel_divided({ place })
  return from === to
    ? m.timeline_parcel_left_out({ place })
    : m.timeline_parcel({ place, step: parcelStep(to) })
}

const deliveryEntry = ({ place, isAssumed }: EntryOf<'Delivery'>): string =>
  isAssumed ? m.timeline_delivery_assumed({ place }) : m.timeline_delivery({ place })

const formatted = ({ amount, currency }: { amount: number; currency: string }): string =>
  formatMoney({ amount, currency } as Parameters<typeof formatMoney>[0], getLocale())

const packsOf = ({ lines }: EntryOf<'Withdrawal'>, order: OrderWithShipments): string =>
  lines
    .map(({ orderLineId, quantity }) => {
      const line = order.lines.find(({ id }) => id === orderLineId)
      return `${quantity} × ${line?.name ?? ''}`
    })
    .join(' · ')

type Words = { [Kind in TimelineEntry['kind']]: (entry: EntryOf<Kind>, order: OrderWithShipments) => string }

const words: Words = {
  Order: ({ to }) => orderStatusWord(to),
  Parcel: parcelEntry,
  Delivery: deliveryEntry,
  Payment: ({ amount, state }) =>
    m.timeline_payment({ amount: formatted(amount), state: attemptWord(state) }),
  Refund: ({ amount, state }) => refundWord(state, formatted(amount)),
  Document: ({ documentKind, number }) => documents[documentKind]({ number }),
  Mail: ({ subject }) => m.timeline_mail({ subject: subject ?? m.outbox_mail() }),
  Erp: ({ call }) => erpCallWord(call),
  Withdrawal: (entry, order) => m.timeline_withdrawal({ what: packsOf(entry, order) }),
  Dispute: ({ amount, state }) =>
    m.timeline_payment({ amount: formatted(amount), state: disputeStateWord(state) }),
  Claim: (_, { buyer }) => (buyer?.claim ? claimWord(buyer.claim) : m.order_step_claimed()),
  Note: ({ text }) => text,
}

/** What happened. */
export function entryWord(entry: TimelineEntry, order: OrderWithShipments): string {
  const word = words[entry.kind] as (entry: TimelineEntry, order: OrderWithShipments) => string
  return word(entry, order)
}

/** Why a payment is disputed; null for all else. */
const disputeReason = (entry: TimelineEntry): string | null =>
  entry.kind === 'Dispute' ? disputeReasonWord(entry.reason) : null

/** The state of an outbox message; null for all else. */
const messageState = (entry: TimelineEntry): string | null =>
  entry.kind === 'Mail' || entry.kind === 'Erp' ? messageStates[entry.state]() : null

/** Who did it, why, and its state, as far as known. */
export function entryDetails(entry: TimelineEntry): string {
  const { who, cause, why } = entry
  const by = who && (who.name ?? actors[who.role]())
  return [by, cause && causes[cause]?.(), why, disputeReason(entry), messageState(entry)]
    .filter(Boolean)
    .join(' · ')
}
