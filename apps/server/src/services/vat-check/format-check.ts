import type { VatCheck } from './vat-check.ts'
import { couldBeVatNumber } from './vat-number.ts'

/**
 * The embedded default: a number with valid format and check digits is not confirmed, so it grants no VAT exemption.
 */
export function formatCheck(): VatCheck {
  return {
    kind: 'format',
    async check(vatNumber) {
      const outcome = couldBeVatNumber(vatNumber) ? 'FormatValid' : 'Invalid'
      return { outcome, consultationNumber: null }
    },
  }
}
