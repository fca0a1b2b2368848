import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { personNames } from '../people/people-parts.ts'
import { route } from '../route.ts'
import {
  Email,
  Flag,
  Id,
  IdempotencyHeaders,
  IdParams,
  Instant,
  LanguageCode,
  Line,
  ListOf,
} from '../wire.ts'
import { accountLengths, personLengths } from '../words/lengths.ts'
import { CLIENT_ALERT_PAGE_LIMIT, PLAN_PAGE_LIMIT } from '../words/limits.ts'
import {
  adherenceAlerts,
  endedInvitations,
  invitationChannels,
  MOST_INVITED_AT_ONCE,
  planClientStatuses,
} from '../words/plans.ts'
import {
  AlertThresholds,
  CodeParams,
  InvitationToken,
  InvitedClient,
  messageFields,
  PlanClient,
  PlanClientParams,
  RefillBasket,
  SavedPlan,
  TemplateAuthor,
  ThresholdsWithAlerts,
} from './plan-client-records.ts'
import { Recommendation } from './plan-records.ts'
import { PlanDifference } from './plan-versions.ts'

export const planClients = {
  list: route({
    method: 'GET',
    url: '/recommendations/clients',
    config: { access: 'practitioner' },
    schema: {
      summary: "Clients of the caller's plans; of all plans for an admin",
      querystring: z.strictObject({
        ...pageQuery(CLIENT_ALERT_PAGE_LIMIT),
        recommendationId: Id.optional(),
        clientId: Id.optional(),
        /** For admins; a practitioner may name itself alone. */
        practitionerId: Id.optional(),
        /** Without muted ones, unless `includeMuted`. */
        alertsOnly: Flag.optional(),
        includeMuted: Flag.optional(),
        statuses: ListOf(z.enum(planClientStatuses)).optional(),
        /** Alerts waiting since then or later. */
        alertFrom: Instant.optional(),
      }),
      response: { 200: pageOf(PlanClient) },
    },
  }),
  add: route({
    method: 'POST',
    url: '/recommendations/:recommendationId/clients',
    config: { access: 'owner' },
    schema: {
      summary: 'Invites clients of the practitioner to a plan; those it has already get no second message',
      params: z.strictObject({ recommendationId: Id }),
      headers: IdempotencyHeaders,
      body: z.strictObject({ clientIds: z.array(Id).min(1).max(MOST_INVITED_AT_ONCE), ...messageFields }),
      response: { 201: z.object({ results: z.array(InvitedClient) }) },
    },
  }),
  sendAgain: route({
    method: 'PUT',
    url: '/recommendations/:recommendationId/clients/:clientId',
    config: { access: 'owner' },
    schema: {
      summary:
        "Sends the invitation again, or a word about the client's alert, at most 3 times a day; the link before ends",
      params: PlanClientParams,
      headers: IdempotencyHeaders,
      body: z.strictObject({
        ...messageFields,
        channel: z.enum(invitationChannels),
        /** What the message is about, as the client's alert is now: a reminder instead of an invitation. */
        alert: z.enum(adherenceAlerts).optional(),
      }),
      response: { 200: PlanClient },
    },
  }),
  revoke: route({
    method: 'DELETE',
    url: '/recommendations/:recommendationId/clients/:clientId',
    config: { access: 'owner' },
    schema: {
      summary: 'Takes a client off a plan: its link and its access by id end',
      params: PlanClientParams,
      response: { 204: z.void() },
    },
  }),
  dismissAlert: route({
    method: 'POST',
    url: '/recommendations/:recommendationId/clients/:clientId/dismiss-alert',
    config: { access: 'owner' },
    schema: {
      summary: "Dismisses a client's alert until there is a new reason",
      params: PlanClientParams,
      response: { 200: PlanClient },
    },
  }),
  invite: route({
    method: 'PUT',
    url: '/recommendations/:id/invitation',
    config: { access: 'owner' },
    schema: {
      summary:
        "Opens or finds the caller's file of a person and invites it to a plan; an address with an account is answered alike",
      params: IdParams,
      headers: IdempotencyHeaders,
      body: z.strictObject({
        id: Id,
        /** The plan's page, as its share code makes it. */
        url: Line(500),
        ...personNames,
        email: Email,
        /** With a number the invitation is a text message. */
        phone: Line(personLengths.phone).nullable().default(null),
        preferredLanguageCode: LanguageCode.optional(),
        text: messageFields.text,
      }),
      response: { 200: InvitedClient },
    },
  }),
  toggleMute: route({
    method: 'POST',
    url: '/recommendations/:id/toggle-mute-alerts',
    config: { access: 'owner' },
    schema: {
      summary: 'Mutes the alerts of a plan, or unmutes them',
      params: IdParams,
      response: { 200: Recommendation },
    },
  }),
  saves: route({
    method: 'GET',
    url: '/recommendations/saves',
    config: { access: 'user' },
    schema: {
      summary: 'Plans that the caller saved, newest first',
      querystring: z.strictObject(pageQuery(PLAN_PAGE_LIMIT)).omit({ sort: true }),
      response: { 200: pageOf(SavedPlan) },
    },
  }),
  templateAuthors: route({
    method: 'GET',
    url: '/recommendations/global-template-authors',
    config: { access: 'practitioner' },
    schema: { summary: 'Authors of global templates, by name', response: { 200: z.array(TemplateAuthor) } },
  }),
  viewed: route({
    method: 'POST',
    url: '/recommendations/code/:shareCode/viewed',
    config: { access: 'public', addition: true },
    schema: {
      summary: "Notes that a plan was opened, by the invitation's token, the caller or as a guest",
      params: CodeParams,
      body: z.strictObject({
        token: InvitationToken.optional(),
        /** The version that a guest saw last, which its browser keeps. */
        seenVersion: z.int().min(1).max(1_000_000).optional(),
      }),
      response: {
        200: z.object({
          /** Whether the view is that of a client whom its practitioner put on the plan: the token's, or the caller. */
          isInvited: z.boolean(),
          /** Why the token that was given opens nothing more; null for any other, also one that was never sent. */
          endedInvitation: z.enum(endedInvitations).nullable(),
          /** Whether the caller has saved the plan, and lets its practitioner see the orders of it. */
          isSaved: z.boolean(),
          sharesOrders: z.boolean(),
          /** The version that is seen now; null for the plan's own practitioner. */
          version: z.int().nullable(),
          /** What changed since the last visit; null where nothing did, and where it is not known. */
          changes: PlanDifference.nullable(),
        }),
      },
    },
  }),
  save: route({
    method: 'POST',
    url: '/recommendations/code/:shareCode/save',
    config: { access: 'user', addition: true },
    schema: {
      summary:
        'Saves a plan for the caller, a client; with the token of an invitation only for the person invited',
      params: CodeParams,
      body: z.strictObject({
        sharesOrders: z.boolean(),
        token: InvitationToken.optional(),
        /** Sent to where the invitation went, for an account with another address. */
        code: Line(accountLengths.mailedCode).optional(),
      }),
      response: { 200: SavedPlan },
    },
  }),
  saveCode: route({
    method: 'POST',
    url: '/recommendations/code/:shareCode/save/code',
    config: { access: 'user', addition: true },
    schema: {
      summary: 'Sends a code to where the invitation went, to take it up by; answers where to, masked',
      params: CodeParams,
      body: z.strictObject({ token: InvitationToken.min(1) }),
      response: { 200: z.object({ sentTo: z.string() }) },
    },
  }),
  refill: route({
    method: 'GET',
    url: '/recommendations/code/:shareCode/refill',
    config: { access: 'user', addition: true },
    schema: {
      summary: 'The packs by which all products of a saved plan last to the same day',
      params: CodeParams,
      response: { 200: RefillBasket },
    },
  }),
  alertThresholds: route({
    method: 'GET',
    url: '/recommendations/alert-thresholds',
    config: { access: 'practitioner', addition: true },
    schema: {
      summary: "Days after which the caller's alerts are due, and how many of each wait",
      response: { 200: ThresholdsWithAlerts },
    },
  }),
  changeAlertThresholds: route({
    method: 'PUT',
    url: '/recommendations/alert-thresholds',
    config: { access: 'practitioner', addition: true },
    schema: {
      summary: "Changes the days after which the caller's alerts are due",
      body: AlertThresholds,
      response: { 200: ThresholdsWithAlerts },
    },
  }),
}
