import type { AdherenceAlert } from '@salvia/contract/words/plans'
import { daysAfter } from './deliveries.ts'

/** Days after which each alert is due. */
export type AlertDays = { notViewedDays: number; notOrderedDays: number; refillDays: number }

export type AlertFacts = {
  invitedAt: Date | null
  firstViewedAt: Date | null
  hasOrdered: boolean
  /** Whether the practitioner hears of this client's orders; if not, none of them can be missing. */
  areOrdersKnown: boolean
  /** Whether it hears when this client opens the plan; if not, that it was not opened is not known. */
  areVisitsKnown: boolean
  /** When the supply ends; null if it does not, or if that is not known. */
  supplyEndsAt: Date | null
  days: AlertDays
  /** The alert that was dismissed last. */
  dismissed: { id: AdherenceAlert; at: Date } | null
}

/** `since`: the invitation, the first view or the end of the supply. */
export type DueAlert = { id: AdherenceAlert; since: Date; dueAt: Date }

/**
 * What will be wrong, and from when, if nothing happens (docs/domain.md, Adherence alerts); null for nothing. A
 * dismissed alert comes again when what it is about began after the dismissal.
 */
export function adherenceAlert(facts: AlertFacts): DueAlert | null {
  const found = findReason(facts)
  const { dismissed } = facts
  const isDismissed = dismissed !== null && found?.id === dismissed.id && found.since <= dismissed.at
  return isDismissed ? null : found
}

function findReason(facts: AlertFacts): DueAlert | null {
  const { invitedAt, firstViewedAt, hasOrdered, areOrdersKnown, areVisitsKnown, supplyEndsAt, days } = facts
  if (supplyEndsAt) return areOrdersKnown ? due('RefillOverdue', supplyEndsAt, days.refillDays) : null
  if (hasOrdered) return null
  if (firstViewedAt) return areOrdersKnown ? due('NotOrdered', firstViewedAt, days.notOrderedDays) : null
  return areVisitsKnown && invitedAt ? due('NotViewed', invitedAt, days.notViewedDays) : null
}

const due = (id: AdherenceAlert, since: Date, days: number): DueAlert => ({
  id,
  since,
  dueAt: daysAfter(since, days),
})
