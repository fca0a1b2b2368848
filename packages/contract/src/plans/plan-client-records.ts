import { z } from 'zod'
import { Day, Id, Instant, LanguageCode, Line, Text } from '../wire.ts'
import { planLengths } from '../words/lengths.ts'
import { MOST_ALERT_DAYS } from '../words/limits.ts'
import {
  adherenceAlerts,
  invitationChannels,
  planClientStatuses,
  refillReasons,
  supplyUnknownReasons,
} from '../words/plans.ts'

export const PlanClientParams = z.strictObject({ recommendationId: Id, clientId: Id })
export const CodeParams = z.strictObject({ shareCode: Line(20).min(1) })

/** The token of an invitation's link. */
export const InvitationToken = Line(200)

/** How an invitation reaches a client. */
export const messageFields = {
  /** Null puts the client on the plan without a message. */
  channel: z.enum(invitationChannels).nullable(),
  /** Personal, plain text of the message. */
  text: Text(planLengths.invitationText).default(''),
}

/** A client of a plan, as its practitioner and admins see it. */
export const PlanClient = z.object({
  recommendationId: Id,
  recommendation: z.object({ id: Id, name: z.string(), shareCode: z.string() }),
  clientId: Id,
  /** As in the practitioner's file. */
  client: z.object({
    id: Id,
    firstName: z.string(),
    lastName: z.string(),
    fullName: z.string(),
    email: z.string(),
    /** In which messages to the client are written. */
    languageCode: LanguageCode,
    /** False for an invited person who has not accepted yet. */
    hasAccount: z.boolean(),
    /** Declined to be the practitioner's client: whether the plan was opened is not told. */
    hasDeclined: z.boolean(),
  }),
  status: z.enum(planClientStatuses),
  /** How the client was last invited; null without a message. */
  channel: z.enum(invitationChannels).nullable(),
  invitedAt: Instant.nullable(),
  /** When the client saved the plan; null before. */
  joinedAt: Instant.nullable(),
  firstViewedAt: Instant.nullable(),
  lastViewedAt: Instant.nullable(),
  lastOrderAt: Instant.nullable(),
  /** Whether the client agreed to share its orders of this plan. */
  sharesOrders: z.boolean(),
  /** `since`: the invitation, the first view or the end of the supply; `days`: whole days since then. */
  alert: z.object({ id: z.enum(adherenceAlerts), since: Instant, days: z.int() }).nullable(),
  /** The practitioner's last word about an alert. */
  lastReminder: z.object({ alert: z.enum(adherenceAlerts), at: Instant }).nullable(),
  /** The day on which the first product runs out. */
  refillOn: Day.nullable(),
  supplyUnknownReason: z.enum(supplyUnknownReasons).nullable(),
  /** The day on which the packs that are there are first used up, to be bought again or not. */
  packsUntil: Day.nullable(),
  /** Whether packs of the plan's products were ordered that have not arrived. */
  packsUnderWay: z.boolean(),
  /**
   * `covered` of `days` of the calendar on which the client had packs of each product, and their whole percents; null
   * where that is not known.
   */
  daysCovered: z.object({ percent: z.int(), covered: z.int(), days: z.int() }).nullable(),
  /** Of the client's file or of the plan. */
  muteAlerts: z.boolean(),
  /** The last invitation could not be delivered. */
  deliveryFailed: z.boolean(),
})
export type PlanClient = z.infer<typeof PlanClient>

export const InvitedClient = PlanClient.extend({
  /** The plan had the client already, who is left as it was: no message went out. */
  wasOnPlan: z.boolean(),
})
export type InvitedClient = z.infer<typeof InvitedClient>

/** Days after which each alert is due. */
export const AlertThresholds = z.strictObject({
  notViewedDays: z.int().min(1).max(MOST_ALERT_DAYS),
  notOrderedDays: z.int().min(1).max(MOST_ALERT_DAYS),
  refillDays: z.int().min(1).max(MOST_ALERT_DAYS),
})
export type AlertThresholds = z.infer<typeof AlertThresholds>

/** The same, with how many clients have an alert of each kind now; muted ones do not count. */
export const ThresholdsWithAlerts = AlertThresholds.extend({
  alerts: z.object({ NotViewed: z.int(), NotOrdered: z.int(), RefillOverdue: z.int() }),
})
export type ThresholdsWithAlerts = z.infer<typeof ThresholdsWithAlerts>

/** Why an item is refilled with its packs (`@salvia/rules/plans/refill-basket`). */
export const RefillBasket = z.object({
  /** The day to which all items are brought; null when none of them is known to last. */
  until: Day.nullable(),
  items: z.array(
    z.object({
      recommendationItemId: Id,
      productId: Id,
      packs: z.int(),
      reason: z.enum(refillReasons),
      /** The day on which what is there runs out; null where nothing is, and where that is not known. */
      lastsUntil: Day.nullable(),
    }),
  ),
})
export type RefillBasket = z.infer<typeof RefillBasket>

/** A plan that a client saved. */
export const SavedPlan = z.object({
  id: Id,
  shareCode: z.string(),
  name: z.string(),
  practitionerName: z.string(),
  itemsCount: z.int(),
  savedAt: Instant,
  updatedAt: Instant,
  /** Changed since the client's last visit. */
  hasChanges: z.boolean(),
  /** Whether its practitioner sees the client's orders of it. */
  sharesOrders: z.boolean(),
})
export type SavedPlan = z.infer<typeof SavedPlan>

/** Who has global templates. */
export const TemplateAuthor = z.object({ id: Id, fullName: z.string(), isProvider: z.boolean() })
export type TemplateAuthor = z.infer<typeof TemplateAuthor>
