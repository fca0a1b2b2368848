import type { SubstitutedDose } from '@salvia/contract/plans/substitutions/substitution-records'
import { m } from '#app/paraglide/messages.js'
import { instructionWords, useIntakeFormats } from '../dose-words.ts'
import { ActivesDifference } from './actives-difference.tsx'

/** How another product is taken, unless its amount has to be looked at, and what that changes a day. */
export function DoseChange({ dose }: { dose: SubstitutedDose }) {
  const formats = useIntakeFormats()
  const taken = instructionWords(
    { ...dose.after, intakeFoodInstruction: null, duration: null, notes: '' },
    formats,
  )
  return (
    <>
      {taken.length > 0 && !dose.amountUnknown && (
        <p className="second">{m.proposal_dose({ dose: taken.join(', ') })}</p>
      )}
      <ActivesDifference {...dose} />
    </>
  )
}
