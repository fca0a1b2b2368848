import type { SubstitutedDose } from '@salvia/contract/plans/substitutions/substitution-records'
import { m } from '#app/paraglide/messages.js'
import { instructionWords, useIntakeFormats } from '../dose-words.ts'
import { ActivesDifference } from './actives-difference.tsx'

/** How another product is taken in place of what was, unless its amount has to be looked at, and what that changes a day. */
export function DoseChange({ dose }: { dose: SubstitutedDose }) {
  const formats = useIntakeFormats()
  const [before, after] = [dose.before, dose.after].map((written) =>
    instructionWords({ ...written, intakeFoodInstruction: null, duration: null, notes: '' }, formats).join(
      ', ',
    ),
  )
  return (
    <>
      {after && !dose.amountUnknown && (
        <p className="second">
          {before ? m.proposal_dose_change({ before, after }) : m.proposal_dose({ dose: after })}
        </p>
      )}
      <ActivesDifference {...dose} />
    </>
  )
}
