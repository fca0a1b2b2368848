import type { DisruptionRow, DisruptionUser } from '@salvia/contract/disruptions/disruption-records'
import type {
  DisruptionImpactType,
  DisruptionNotice,
  DisruptionReason,
  DisruptionStatus,
  DisruptionType,
  DisruptionUserFlag,
} from '@salvia/contract/words/disruptions'
import { m } from '#app/paraglide/messages.js'
import type { StatusMark } from '#app/ui/status.tsx'
import type { TimeFormat } from '#app/visit/time.tsx'

export const statusWords: Record<DisruptionStatus, { word: () => string; mark: StatusMark }> = {
  Draft: { word: m.disruption_status_Draft, mark: 'open' },
  Ready: { word: m.disruption_status_Ready, mark: 'coming' },
  Active: { word: m.disruption_status_Active, mark: 'unavailable' },
  Resolved: { word: m.disruption_status_Resolved, mark: 'available' },
  Closed: { word: m.disruption_status_Closed, mark: 'secondary' },
}

const statusLeads: Record<DisruptionStatus, () => string> = {
  Draft: m.disruption_lead_Draft,
  Ready: m.disruption_lead_Ready,
  Active: m.disruption_lead_Active,
  Resolved: m.disruption_lead_Resolved,
  Closed: m.disruption_lead_Closed,
}

/** What its status means, in a sentence; of one that is resolved, whether anybody is to be told still. */
export const leadOf = ({ status, waitingCount }: Pick<DisruptionRow, 'status' | 'waitingCount'>): string =>
  status === 'Resolved' && waitingCount === 0 ? m.disruption_lead_told() : statusLeads[status]()

const arrivalWords: Record<DisruptionStatus, () => string> = {
  Draft: m.disruption_to_Draft,
  Ready: m.disruption_to_Ready,
  Active: m.disruption_to_Active,
  Resolved: m.disruption_to_Resolved,
  Closed: m.disruption_to_Closed,
}

/** What brings a disruption to a status; one that was public before is not published again. */
export const moveWords = (to: DisruptionStatus, from?: DisruptionStatus): string =>
  from === 'Resolved' && to === 'Active' ? m.disruption_to_Active_again() : arrivalWords[to]()

export const typeWords: Record<DisruptionType, () => string> = {
  Shortage: m.disruption_type_Shortage,
  Discontinuation: m.disruption_type_Discontinuation,
  Restriction: m.disruption_type_Restriction,
}

export const reasonWords: Record<DisruptionReason, () => string> = {
  Discontinued: m.disruption_reason_Discontinued,
  TemporarilyOutOfStock: m.disruption_reason_TemporarilyOutOfStock,
  SupplierDelay: m.disruption_reason_SupplierDelay,
  OutOfStockAtTheSupplier: m.disruption_reason_OutOfStockAtTheSupplier,
  ComplianceRestrictions: m.disruption_reason_ComplianceRestrictions,
  RegulatoryRestrictions: m.disruption_reason_RegulatoryRestrictions,
}

export const flagWords: Record<DisruptionUserFlag, () => string> = {
  Subscribed: m.disruption_flag_Subscribed,
  HasInOwnRecommendation: m.disruption_flag_HasInOwnRecommendation,
  OrderedBefore: m.disruption_flag_OrderedBefore,
}

export const impactWords: Record<DisruptionImpactType, () => string> = {
  High: m.disruption_impact_High,
  Medium: m.disruption_impact_Medium,
  Low: m.disruption_impact_Low,
  None: m.disruption_impact_None,
}

type Told = Pick<DisruptionUser, 'notice' | 'noticedAt' | 'endedAt'>

const noticeWords: Record<Exclude<DisruptionNotice, 'None' | 'Sent' | 'Refused'>, () => string> = {
  Waiting: m.disruption_notice_Waiting,
  Queued: m.disruption_notice_Queued,
  Failed: m.disruption_notice_Failed,
}

function noticeFact({ notice, noticedAt }: Told, format: TimeFormat): string | null {
  // One that was refused is said by the day on which notices were ended.
  if (notice === 'None' || notice === 'Refused') return null
  if (notice !== 'Sent') return noticeWords[notice]()
  return noticedAt && m.disruption_notice_sent_on({ day: format(noticedAt, 'day') })
}

/** What became of a person's back-in-stock notice, and since when they want none: both, for who ended them after one. */
export function noticeFacts(told: Told, format: TimeFormat): string[] {
  const ended = told.endedAt && m.disruption_notice_ended_on({ day: format(told.endedAt, 'day') })
  return [noticeFact(told, format), ended].filter((fact) => fact !== null)
}
