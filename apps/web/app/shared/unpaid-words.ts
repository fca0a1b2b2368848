import type { PaymentStatus } from '@salvia/contract/words/orders'
import { m } from '#app/paraglide/messages.js'

/** Of a payment that was not finished. */
export const leftWords = () => ({
  title: m.checkout_payment_left_title(),
  text: m.checkout_payment_left_text(),
})

const words: Partial<Record<PaymentStatus, () => { title: string; text: string }>> = {
  Failed: () => ({ title: m.checkout_payment_failed_title(), text: m.checkout_payment_failed_text() }),
  Open: leftWords,
  Closed: leftWords,
  Expired: () => ({ ...leftWords(), title: m.payment_expired() }),
}

/** Why a try to pay brought no money, and what became of it; undefined of one that did, or may. */
export const unpaidWords = (status: PaymentStatus) => words[status]?.()
