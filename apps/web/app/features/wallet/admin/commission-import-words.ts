import type { CommissionErrorCode } from '@salvia/contract/words/commission-imports'
import { m } from '#app/paraglide/messages.js'
import { errorWords } from '#app/workbench/imports/import-words.ts'

/** Why a line of a commission file cannot be imported. */
export const commissionErrorWords: Record<CommissionErrorCode, () => string> = {
  ...errorWords,
  TooManyLines: m.commission_error_too_many_lines,
  OtherCurrency: m.commission_error_currency,
  ReferenceTwice: m.commission_error_reference_twice,
  ReferenceTaken: m.commission_error_reference_taken,
  UnknownPractitioner: m.commission_error_practitioner,
  PractitionerClosed: m.refusal_practitioner_closed,
}
