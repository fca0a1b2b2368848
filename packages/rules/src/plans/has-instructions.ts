import type { Duration, IntakeFoodInstruction, IntakeTime, PlanDuration } from '@salvia/contract/words/plans'

export type InstructedItem = {
  notes: string
  intakeAmount: number | null
  intakeFormatId: string | null
  intakeTime: IntakeTime[]
  intakeFoodInstruction: IntakeFoodInstruction | null
  duration: Duration | null
}

/**
 * Whether an item says how to take it (docs/specification.md, section 5). A duration counts when it is the item's
 * own, not the plan's.
 */
export function hasInstructions(item: InstructedItem, planDuration: Duration | PlanDuration): boolean {
  return (
    item.notes.trim() !== '' ||
    (item.intakeAmount !== null && item.intakeFormatId !== null) ||
    item.intakeTime.length > 0 ||
    item.intakeFoodInstruction !== null ||
    (item.duration !== null && planDuration === 'IndividualDuration')
  )
}
