export const disruptionStatuses = ['Draft', 'Ready', 'Active', 'Resolved', 'Closed'] as const
export type DisruptionStatus = (typeof disruptionStatuses)[number]

export const disruptionReasons = [
  'Discontinued',
  'TemporarilyOutOfStock',
  'SupplierDelay',
  'OutOfStockAtTheSupplier',
  'ComplianceRestrictions',
  'RegulatoryRestrictions',
] as const
export type DisruptionReason = (typeof disruptionReasons)[number]

export const disruptionUserFlags = ['Subscribed', 'HasInOwnRecommendation', 'OrderedBefore'] as const
export type DisruptionUserFlag = (typeof disruptionUserFlags)[number]

export const disruptionTypes = ['Shortage', 'Discontinuation', 'Restriction'] as const
export type DisruptionType = (typeof disruptionTypes)[number]

export const disruptionImpactTypes = ['High', 'Medium', 'Low', 'None'] as const
export type DisruptionImpactType = (typeof disruptionImpactTypes)[number]

/** A person's back-in-stock notice; refused: the person ended such mails. */
export const disruptionNotices = ['None', 'Waiting', 'Queued', 'Sent', 'Failed', 'Refused'] as const
export type DisruptionNotice = (typeof disruptionNotices)[number]
