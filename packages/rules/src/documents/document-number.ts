import type { NumberedKind } from '@salvia/contract/words/documents'

const DIGITS = 6

const prefixes: Record<NumberedKind, string> = { Invoice: '', CreditNote: 'C-' }

/** A number within its year: `2026-000123` for invoices, `C-2026-000004` for credit notes. */
export const documentNumber = (
  kind: NumberedKind,
  { year, sequence }: { year: number; sequence: number },
): string => `${prefixes[kind]}${year}-${String(sequence).padStart(DIGITS, '0')}`
