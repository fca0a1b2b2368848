import type { DisruptionReason, DisruptionType } from '@salvia/contract/words/disruptions'
import { disruptionReasons } from '@salvia/contract/words/disruptions'

const types: Record<DisruptionReason, DisruptionType> = {
  Discontinued: 'Discontinuation',
  TemporarilyOutOfStock: 'Shortage',
  SupplierDelay: 'Shortage',
  OutOfStockAtTheSupplier: 'Shortage',
  ComplianceRestrictions: 'Restriction',
  RegulatoryRestrictions: 'Restriction',
}

/** What kind of disruption a reason makes (docs/domain.md, Shortages and inquiries). */
export const disruptionTypeOf = (reason: DisruptionReason): DisruptionType => types[reason]

/** The reasons that make a kind of disruption. */
export const reasonsOfType = (type: DisruptionType): DisruptionReason[] =>
  disruptionReasons.filter((reason) => types[reason] === type)
