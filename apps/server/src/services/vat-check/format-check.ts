import type { VatCheck } from './vat-check.ts'
import { parseVatNumber } from './vat-number.ts'

/** The embedded default: a number that has the right form is not confirmed, so it takes no VAT off. */
export function formatCheck(): VatCheck {
  return {
    kind: 'format',
    async check(vatNumber) {
      const outcome = parseVatNumber(vatNumber) ? 'FormatValid' : 'Invalid'
      return { outcome, consultationNumber: null }
    },
  }
}
