import type { VatCheck } from './vat-check.ts'
import { couldBeVatNumber } from './vat-number.ts'

/** The embedded default: a number whose form and check digits are right is not confirmed, so it takes no VAT off. */
export function formatCheck(): VatCheck {
  return {
    kind: 'format',
    async check(vatNumber) {
      const outcome = couldBeVatNumber(vatNumber) ? 'FormatValid' : 'Invalid'
      return { outcome, consultationNumber: null }
    },
  }
}
