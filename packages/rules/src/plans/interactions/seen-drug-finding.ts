import type { DrugFinding } from '@salvia/contract/people/client-drugs'

/** Whether two findings are about the same rule, medicine and product, at whatever dose. */
export const isSameDrugFinding = (a: DrugFinding, b: DrugFinding): boolean =>
  a.rule === b.rule && a.drugClass === b.drugClass && a.productId === b.productId

/** A dose in one way of writing it: the order of times says nothing. */
function writtenDose({ intakeAmount, intakeFormatId, intakeTime, schedule }: DrugFinding): string {
  const phases = schedule?.phases.map((phase) => [
    phase.days,
    phase.intakeAmount,
    phase.intakeTime.toSorted(),
  ])
  const changing = schedule && [phases, schedule.cycle?.daysOn, schedule.cycle?.daysOff, schedule.startDay]
  return JSON.stringify([intakeAmount, intakeFormatId, intakeTime.toSorted(), changing])
}

/** Whether an acknowledgement still applies: a dose that changed since makes another finding. */
export const isDrugFindingSeen = (seen: DrugFinding, found: DrugFinding): boolean =>
  isSameDrugFinding(seen, found) && writtenDose(seen) === writtenDose(found)
