export const recommendationListModes = [
  'Recommendations',
  'AllTemplates',
  'GlobalTemplates',
  'OwnTemplates',
  'ProviderTemplates',
  'ExpertTemplates',
] as const
export type RecommendationListMode = (typeof recommendationListModes)[number]

export const durations = [
  'UntilSymptomsResolve',
  'UntilProductFinished',
  'AsNeeded',
  'Ongoing',
  'For1Week',
  'For2Weeks',
  'For3Weeks',
  'For1Month',
  'For2Month',
  'For3Month',
  'For6Month',
] as const
export type Duration = (typeof durations)[number]

export const planDurations = ['EmptyDuration', 'IndividualDuration'] as const
export type PlanDuration = (typeof planDurations)[number]

export const intakeFoodInstructions = ['OnAnEmptyStomach', 'BeforeFood', 'WithFood', 'AfterFood'] as const
export type IntakeFoodInstruction = (typeof intakeFoodInstructions)[number]

/** Times that a dose can be taken at; other intake times say how often. */
export const timesOfDay = ['UponRising', 'Morning', 'Afternoon', 'Evening', 'BedTime'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

export const intakeTimes = [
  'UponRising',
  'Morning',
  'Afternoon',
  'Evening',
  'BedTime',
  'OneTimePerDay',
  'TwoTimesPerDay',
  'ThreeTimesPerDay',
  'FourTimesPerDay',
  'FiveTimesPerDay',
] as const
export type IntakeTime = (typeof intakeTimes)[number]

export const planClientStatuses = [
  'Shared',
  'Viewed',
  'InCart',
  'Ordered',
  'RefillDue',
  'Overdue',
  'Completed',
] as const
export type PlanClientStatus = (typeof planClientStatuses)[number]

export const adherenceAlerts = ['NotViewed', 'NotOrdered', 'RefillOverdue'] as const
export type AdherenceAlert = (typeof adherenceAlerts)[number]

export const journeyEvents = [
  'Shared',
  'EmailDelivered',
  'EmailOpened',
  'SmsDelivered',
  'Viewed',
  'ProductsAddedToCart',
  'SmsFailed',
  'EmailFailed',
  'OrderPlaced',
  'AlertDismissed',
] as const
export type JourneyEvent = (typeof journeyEvents)[number]

/** What happens to a global template; changes of one person within 30 minutes count once. */
export const templateEvents = [
  'TemplateMadeGlobal',
  'TemplateAuthorNamed',
  'TemplateChanged',
  'TemplateWithdrawn',
] as const
export type TemplateEvent = (typeof templateEvents)[number]

/** What can differ of a template beside the content of a version. */
export const templateParts = [
  'evidence',
  'languageCode',
  'templateCategoryId',
  'internalName',
  'resources',
] as const
export type TemplatePart = (typeof templateParts)[number]

export const invitationChannels = ['Email', 'Sms'] as const
export type InvitationChannel = (typeof invitationChannels)[number]

/** Why the link of an invitation is open no longer: a newer one was sent, or its client was taken off the plan. */
export const endedInvitations = ['Replaced', 'Withdrawn'] as const
export type EndedInvitation = (typeof endedInvitations)[number]

/** Why the day on which a client's supply ends cannot be said. */
export const supplyUnknownReasons = [
  'AmountUnknown',
  'TimesUnknown',
  'FrequencyWithTimes',
  'SeveralFrequencies',
  'PackUnknown',
  'FormatDiffers',
] as const
export type SupplyUnknownReason = (typeof supplyUnknownReasons)[number]

/**
 * Why an item is refilled with its packs. `Needed`: they last until the common end. `Enough`: what is there lasts until
 * then. `Over`: its planned duration is, or will be when what is there is used up. `UnderWay`: packs are on their way.
 * `Unknown`: how long a pack lasts is not known, so it is one.
 */
export const refillReasons = ['Needed', 'NeverOrdered', 'Enough', 'Over', 'UnderWay', 'Unknown'] as const
export type RefillReason = (typeof refillReasons)[number]

/** The records that practitioners add resources to. */
export const ownResourceOwners = ['Recommendation'] as const

export const MOST_PLAN_RESOURCES = 20

/** Clients that one call invites to a plan. */
export const MOST_INVITED_AT_ONCE = 20

/** What can differ of an item between two versions of a plan. */
export const itemParts = ['dose', 'food', 'duration', 'notes', 'personal'] as const
export type ItemPart = (typeof itemParts)[number]

/** What can differ of a plan's own fields between two versions. */
export const versionFields = ['name', 'description', 'summary', 'discountPercentage'] as const
export type VersionField = (typeof versionFields)[number]
