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

export const statusWords: Record<DisruptionStatus, { word: () => string; mark: StatusMark }> = {
  Draft: { word: m.disruption_status_Draft, mark: 'open' },
  Ready: { word: m.disruption_status_Ready, mark: 'coming' },
  Active: { word: m.disruption_status_Active, mark: 'unavailable' },
  Resolved: { word: m.disruption_status_Resolved, mark: 'available' },
  Closed: { word: m.disruption_status_Closed, mark: 'secondary' },
}

/** What a status means, in a sentence. */
export const statusLeads: Record<DisruptionStatus, () => string> = {
  Draft: m.disruption_lead_Draft,
  Ready: m.disruption_lead_Ready,
  Active: m.disruption_lead_Active,
  Resolved: m.disruption_lead_Resolved,
  Closed: m.disruption_lead_Closed,
}

const arrivalWords: Record<DisruptionStatus, () => string> = {
  Draft: m.disruption_to_Draft,
  Ready: m.disruption_to_Ready,
  Active: m.disruption_to_Active,
  Resolved: m.disruption_to_Resolved,
  Closed: m.disruption_to_Closed,
}

/** What brings a disruption to a status; one that was public before is not published anew. */
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

export const noticeWords: Record<DisruptionNotice, () => string> = {
  None: m.disruption_notice_None,
  Waiting: m.disruption_notice_Waiting,
  Queued: m.disruption_notice_Queued,
  Sent: m.disruption_notice_Sent,
  Failed: m.disruption_notice_Failed,
  Refused: m.disruption_notice_Refused,
}
