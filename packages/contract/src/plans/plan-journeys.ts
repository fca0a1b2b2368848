import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { Flag, Id, IdParams, Instant, LanguageCode, Line, NamedPerson } from '../wire.ts'
import { planLengths } from '../words/lengths.ts'
import { PLAN_PAGE_LIMIT } from '../words/limits.ts'
import { invitationChannels, journeyEvents, templateEvents, templateParts } from '../words/plans.ts'
import { PlanFunnel } from './plan-funnel.ts'
import { askedOfPlans, RecommendationRow } from './plan-records.ts'
import { PlanDifference } from './plan-versions.ts'

/** What happened to a plan. */
export const JourneyEntry = z.object({
  id: Id,
  event: z.enum(journeyEvents),
  /** Of a message; null for everything else. */
  channel: z.enum(invitationChannels).nullable(),
  /**
   * Null for a guest, who was not invited, and of a cart or an order for a client who may not be named now; of `Shared`,
   * for a plan shared by its link or code.
   */
  client: NamedPerson.nullable(),
  at: Instant,
})
export type JourneyEntry = z.infer<typeof JourneyEntry>

/** The same among own plans. */
export const OwnJourneyEntry = JourneyEntry.extend({
  recommendation: z.object({ id: Id, name: z.string(), shareCode: z.string() }),
})
export type OwnJourneyEntry = z.infer<typeof OwnJourneyEntry>

/** The same among all plans. */
export const AdminJourneyEntry = OwnJourneyEntry.extend({ practitioner: NamedPerson })
export type AdminJourneyEntry = z.infer<typeof AdminJourneyEntry>

/** What happened to a template that every approved practitioner sees. */
export const TemplateHistoryEntry = z.object({
  id: Id,
  event: z.enum(templateEvents),
  /** Null for an account that is gone. */
  actor: NamedPerson.nullable(),
  at: Instant,
  /** Null for nothing, and where it is not known. */
  difference: PlanDifference.nullable(),
  /** What else was changed. */
  parts: z.array(z.enum(templateParts)),
})
export type TemplateHistoryEntry = z.infer<typeof TemplateHistoryEntry>

export const planJourneys = {
  ofPlan: route({
    method: 'GET',
    url: '/recommendations/:id/journeys',
    config: { access: 'owner', addition: true },
    schema: {
      summary: 'What happened to a plan, newest first, for its practitioner and admins',
      params: IdParams,
      querystring: z.strictObject(pageQuery(PLAN_PAGE_LIMIT)).omit({ sort: true }),
      response: { 200: pageOf(JourneyEntry) },
    },
  }),
  own: route({
    method: 'GET',
    url: '/recommendations/journeys',
    config: { access: 'practitioner', addition: true },
    schema: {
      summary: "What happened to the caller's plans, newest first; with `clientId`, by or for one client",
      querystring: z
        .strictObject({ ...pageQuery(PLAN_PAGE_LIMIT), clientId: Id.optional() })
        .omit({ sort: true }),
      response: { 200: pageOf(OwnJourneyEntry) },
    },
  }),
  list: route({
    method: 'GET',
    url: '/admin/recommendations/journeys',
    config: { access: 'admin' },
    schema: {
      summary: 'What happened to plans, newest first',
      querystring: z
        .strictObject({
          ...pageQuery(),
          practitionerId: Id.optional(),
          recommendationId: Id.optional(),
          clientId: Id.optional(),
          /** The event. */
          status: z.enum(journeyEvents).optional(),
          /** Of plans first shared then or later. */
          sharedFrom: Instant.optional(),
          /** Of what happened then or later, and until then. */
          from: Instant.optional(),
          to: Instant.optional(),
        })
        .omit({ sort: true }),
      response: { 200: pageOf(AdminJourneyEntry) },
    },
  }),
  funnel: route({
    method: 'GET',
    url: '/recommendations/funnel',
    config: { access: 'practitioner', addition: true },
    schema: {
      summary: "How far invitations to the caller's plans came; to all plans for an admin",
      querystring: z.strictObject({
        recommendationId: Id.optional(),
        clientId: Id.optional(),
        /** For admins; a practitioner may name itself alone. */
        practitionerId: Id.optional(),
        /** Of plans first shared then or later. */
        sharedFrom: Instant.optional(),
        /** Of invitations sent then or later, and what happened since. */
        from: Instant.optional(),
      }),
      response: { 200: PlanFunnel },
    },
  }),
  plans: route({
    method: 'GET',
    url: '/admin/recommendations',
    config: { access: 'admin' },
    schema: {
      summary: 'Plans and templates of all practitioners, last changed first',
      querystring: z.strictObject({
        ...pageQuery(PLAN_PAGE_LIMIT),
        containsProductId: Id.optional(),
        name: Line(planLengths.name).optional(),
        updatedAtFrom: Instant.optional(),
        sharedFrom: Instant.optional(),
        sharedTo: Instant.optional(),
        createdFrom: Instant.optional(),
        createdTo: Instant.optional(),
        isTemplate: Flag.optional(),
        isGlobalTemplate: Flag.optional(),
        practitionerId: Id.optional(),
        languageCode: LanguageCode.optional(),
        templateId: Id.optional(),
        templateCategoryId: Line(60).optional(),
        shareCode: Line(20).optional(),
        checkContainsProductId: Id.optional(),
        includeAlertsCount: Flag.optional(),
      }),
      response: { 200: pageOf(RecommendationRow.extend(askedOfPlans)) },
    },
  }),
  templateHistory: route({
    method: 'GET',
    url: '/admin/recommendations/:id/template-history',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'Who made a template global, changed it meanwhile and withdrew it, newest first',
      params: IdParams,
      querystring: z.strictObject(pageQuery()).omit({ sort: true }),
      response: { 200: pageOf(TemplateHistoryEntry) },
    },
  }),
}
