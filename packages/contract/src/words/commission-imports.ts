import { tableErrorCodes } from './imports.ts'

/** The columns of a commission file, in their order; the reason alone may be missing. */
export const commissionImportFields = ['practitioner', 'reference', 'amount', 'currency', 'reason'] as const
export type CommissionImportField = (typeof commissionImportFields)[number]

/** A line's planned action: imported, known already, or refused. */
export const commissionLineKinds = ['New', 'Unchanged', 'Error'] as const
export type CommissionLineKind = (typeof commissionLineKinds)[number]

/**
 * A line's outcome. Skipped: its reference was imported meanwhile. Refused: its practitioner was closed meanwhile.
 * Kept: not undone, because the money was spent.
 */
export const commissionLineOutcomes = ['Applied', 'Skipped', 'Refused', 'Undone', 'Kept'] as const
export type CommissionLineOutcome = (typeof commissionLineOutcomes)[number]

/** Why a cell, line or file cannot be imported. */
export const commissionErrorCodes = [
  ...tableErrorCodes,
  'OtherCurrency',
  'ReferenceTwice',
  'ReferenceTaken',
  'UnknownPractitioner',
  'PractitionerClosed',
] as const
export type CommissionErrorCode = (typeof commissionErrorCodes)[number]

export const COMMISSION_LINE_LIMIT = 100_000
