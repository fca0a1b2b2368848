import type { DisruptionStatus } from '@salvia/contract/words/disruptions'
import { nextState, type Transitions } from '../states/transitions.ts'

export const firstDisruptionStatus: DisruptionStatus = 'Draft'

/** The life of a disruption (docs/domain.md, Shortages and inquiries); an event is the status that is asked for. */
const ofDisruption: Transitions<DisruptionStatus, DisruptionStatus> = {
  Draft: { Ready: 'Ready', Closed: 'Closed' },
  Ready: { Active: 'Active', Draft: 'Draft', Closed: 'Closed' },
  Active: { Resolved: 'Resolved', Closed: 'Closed' },
  Resolved: { Closed: 'Closed', Active: 'Active' },
  Closed: {},
}

/** Where a disruption that is asked to become `to` comes; null when that is refused. */
export const nextDisruptionStatus = (from: DisruptionStatus, to: DisruptionStatus) =>
  nextState(ofDisruption, from, to)

/** The statuses that a disruption may take next, the usual one first. */
export const nextDisruptionStatuses = (from: DisruptionStatus): DisruptionStatus[] =>
  Object.keys(ofDisruption[from]) as DisruptionStatus[]

/** Whether it was never public, so that it may be deleted. */
export const isNeverPublic = (status: DisruptionStatus): boolean => status === 'Draft' || status === 'Ready'
