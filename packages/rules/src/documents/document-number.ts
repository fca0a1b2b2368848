import type { NumberedKind } from '@salvia/contract/words/documents'

const DIGITS = 6

const numberOf = (prefix: string, { year, sequence }: { year: number; sequence: number }): string =>
  `${prefix}${year}-${String(sequence).padStart(DIGITS, '0')}`

const prefixes: Record<NumberedKind, string> = { Invoice: '', CreditNote: 'C-' }

/** A number within its year: `2026-000123` for invoices, `C-2026-000004` for credit notes. */
export const documentNumber = (kind: NumberedKind, at: { year: number; sequence: number }): string =>
  numberOf(prefixes[kind], at)

/** A self-billing document's within its year: `S-2026-000001`. */
export const selfBillingNumber = (at: { year: number; sequence: number }): string => numberOf('S-', at)
