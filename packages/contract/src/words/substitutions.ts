/** What becomes of a product in a plan: replaced at once, proposed to its practitioner, or left as it is. */
export const substitutionKinds = ['Replace', 'Propose', 'Skip'] as const
export type SubstitutionKind = (typeof substitutionKinds)[number]

/** Why a plan is left as it is; failed is a fault of ours, which the log has. */
export const substitutionSkips = [
  'PlanArchived',
  'ItemGone',
  'AlreadyHolds',
  'ProposalOpen',
  'Failed',
] as const
export type SubstitutionSkip = (typeof substitutionSkips)[number]

/** Running and undoing are done plan by plan, by a job. */
export const substitutionStates = ['Running', 'Done', 'Undoing', 'Undone'] as const
export type SubstitutionState = (typeof substitutionStates)[number]

/** Kept: not put back, because the plan was changed since. */
export const substitutionItemStates = [
  'Waiting',
  'Replaced',
  'Proposed',
  'Skipped',
  'Confirmed',
  'Declined',
  'Withdrawn',
  'Undone',
  'Kept',
] as const
export type SubstitutionItemState = (typeof substitutionItemStates)[number]

/** What has become of a plan since, so that it is neither replaced nor put back. */
export const substitutionObstacles = [
  'PlanArchived',
  'ItemGone',
  'AlreadyHolds',
  'DoseChanged',
  'Failed',
] as const
export type SubstitutionObstacle = (typeof substitutionObstacles)[number]

/** Why the amount of a substitute is not known and has to be looked at. */
export const amountUnknowns = [
  'DoseUnknown',
  'LabelUnknown',
  'ServingUnknown',
  'FormatDiffers',
  'NothingShared',
  'OutOfRange',
] as const
export type AmountUnknown = (typeof amountUnknowns)[number]
