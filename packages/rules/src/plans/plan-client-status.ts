import { PAST_AFTER_DAYS, REFILL_NOTICE_DAYS } from '@salvia/contract/words/limits'
import type { PlanClientStatus, SupplyUnknownReason } from '@salvia/contract/words/plans'
import { type AlertFacts, adherenceAlert, type DueAlert } from './adherence-alert.ts'
import { type ClientSupply, clientSupply } from './client-supply.ts'
import { daysAfter, earliest, isLive, type SupplyingOrder } from './deliveries.ts'
import type { SuppliedProduct } from './supplied-days.ts'

export type PlanClientFacts = Omit<AlertFacts, 'hasOrdered' | 'supplyEndsAt'> & {
  cartAt: Date | null
  orders: SupplyingOrder[]
  products: SuppliedProduct[]
}

export type PlanClientState = {
  status: PlanClientStatus
  alert: Pick<DueAlert, 'id' | 'since'> | null
  supplyEndsAt: Date | null
  supplyUnknown: SupplyUnknownReason | null
  lastOrderAt: Date | null
  /** When any of this changes though nothing happens; null if it does not. */
  changesAt: Date | null
}

type Known = { facts: PlanClientFacts; supply: ClientSupply; hasOrdered: boolean }

/** What follows for a client of a plan from what happened, at `now`. */
export function planClientState(facts: PlanClientFacts, now: Date): PlanClientState {
  const live = facts.orders.filter(isLive)
  const hasOrdered = live.length > 0
  const supply = clientSupply(facts, now)
  const known = { facts, supply, hasOrdered }
  const alert = adherenceAlert({ ...facts, hasOrdered, supplyEndsAt: supply.endsAt })
  const isDue = alert !== null && now >= alert.dueAt
  return {
    status: statusOf(known, now),
    alert: isDue ? { id: alert.id, since: alert.since } : null,
    supplyEndsAt: supply.endsAt,
    supplyUnknown: supply.unknown,
    lastOrderAt: live.reduce<Date | null>(
      (last, { placedAt }) => (last && last > placedAt ? last : placedAt),
      null,
    ),
    changesAt: earliest([...turningPoints(supply), ...(alert ? [alert.dueAt] : [])].filter((at) => at > now)),
  }
}

function statusOf({ facts, supply, hasOrdered }: Known, now: Date): PlanClientStatus {
  if (!hasOrdered) {
    if (facts.cartAt) return 'InCart'
    return facts.firstViewedAt ? 'Viewed' : 'Shared'
  }
  if (supply.isCompleted) return 'Completed'
  const { endsAt } = supply
  if (endsAt && now >= overdueAt(endsAt)) return 'Overdue'
  return endsAt && now >= refillDueAt(endsAt) ? 'RefillDue' : 'Ordered'
}

const refillDueAt = (endsAt: Date): Date => daysAfter(endsAt, -REFILL_NOTICE_DAYS)
const overdueAt = (endsAt: Date): Date => daysAfter(endsAt, PAST_AFTER_DAYS)

const turningPoints = ({ endsAt, completions }: ClientSupply): Date[] => [
  ...completions,
  ...(endsAt ? [refillDueAt(endsAt), overdueAt(endsAt)] : []),
]
