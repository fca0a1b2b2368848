import type { CommissionLineKind } from '@salvia/contract/words/commission-imports'
import type { CommissionError, CommissionRow } from './read-commissions.ts'

/** The people and references of a file that exist already. */
export type KnownToCommissions = {
  /** By id and by e-mail, in lower case. */
  practitioners: ReadonlyMap<string, { practitionerId: string; isClosed: boolean }>
  references: ReadonlyMap<string, { practitionerId: string; amount: number }>
}

/** A line with what importing it would do. `practitionerId` is null where there is none. */
export type CommissionLine = Omit<CommissionRow, 'practitioner'> & {
  kind: CommissionLineKind
  practitionerId: string | null
}

function findFault({ amount }: CommissionRow, known: KnownLine): CommissionError | null {
  const { practitioner, imported } = known
  if (!practitioner) return { column: 'practitioner', code: 'UnknownPractitioner' }
  const isSame = imported?.practitionerId === practitioner.practitionerId && imported.amount === amount
  if (imported && !isSame) return { column: 'reference', code: 'ReferenceTaken' }
  if (practitioner.isClosed && !imported) return { column: 'practitioner', code: 'PractitionerClosed' }
  return null
}

type KnownLine = {
  practitioner: { practitionerId: string; isClosed: boolean } | undefined
  imported: { practitionerId: string; amount: number } | undefined
}

/**
 * What each line of a file would do: import a commission, nothing since it was imported before, or nothing since it has
 * a mistake. A reference that was imported for somebody else or with another amount is a mistake.
 */
export const judgeCommissions = (rows: CommissionRow[], known: KnownToCommissions): CommissionLine[] =>
  rows.map((row) => {
    const { practitioner: named, ...line } = row
    const practitioner = known.practitioners.get(named)
    const imported = known.references.get(row.reference)
    const practitionerId = practitioner?.practitionerId ?? null
    if (row.errors.length > 0) return { ...line, practitionerId, kind: 'Error' }
    const fault = findFault(row, { practitioner, imported })
    if (fault) return { ...line, practitionerId, kind: 'Error', errors: [fault] }
    return { ...line, practitionerId, kind: imported ? 'Unchanged' : 'New' }
  })
