import { z } from 'zod'
import { ownerProof } from '../identity/owner-proof.ts'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { CountryCode, Email, Id, IdParams, Instant, LanguageCode, Line } from '../wire.ts'
import { userStatuses } from '../words/identity.ts'
import { accountLengths, personLengths } from '../words/lengths.ts'
import { clientListQuery } from './client-list-query.ts'
import { addressInputs, personNames, UserAddresses } from './people-parts.ts'

/** A row of the clients' list. */
export const ClientRow = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: Email,
  phone: z.string().nullable(),
  countryId: CountryCode.nullable(),
  preferredLanguageCode: LanguageCode,
  userStatusId: z.enum(userStatuses),
  /** False for an invited person who has not accepted yet. */
  hasAccount: z.boolean(),
  /** When an invited person declined the invitation; null once it says yes. */
  declinedAt: Instant.nullable(),
  muteAlerts: z.boolean(),
  plansCount: z.int(),
  ordersCount: z.int(),
  /** False where none is counted and the client may have ordered without being named. */
  areOrdersKnown: z.boolean(),
  lastOrderAt: Instant.nullable(),
  linkedAt: Instant,
})
export type ClientRow = z.infer<typeof ClientRow>

export const ListedClient = ClientRow.extend({
  /** Plans over which this client waits for a word from its practitioner; null for admins, who get no alerts. */
  alertsCount: z.int().nullable(),
})
export type ListedClient = z.infer<typeof ListedClient>

/**
 * The client's own record, or the part its practitioner may see; addresses are visible to the client and admins only.
 */
export const Client = ClientRow.omit({ linkedAt: true }).extend({
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
  linkedAt: Instant.nullable(),
  ...UserAddresses.shape,
})
export type Client = z.infer<typeof Client>

export const ClientInput = z.strictObject({
  ...personNames,
  email: Email,
  phone: Line(personLengths.phone).nullable().default(null),
  countryId: CountryCode.nullable().default(null),
  preferredLanguageCode: LanguageCode.optional(),
})

/** Omitted fields are unchanged; nothing has a default. */
const ClientChange = z
  .strictObject({
    ...personNames,
    phone: Line(personLengths.phone).nullable(),
    countryId: CountryCode.nullable(),
    preferredLanguageCode: LanguageCode,
    ...addressInputs,
    ...ownerProof,
  })
  .partial()

/** A practitioner's file of a client who deleted their account: no name, the plans, and the pending decision. */
export const ClientFile = z.object({
  id: Id,
  /** A reference to mention it by. */
  reference: z.string(),
  linkedAt: Instant,
  erasedAt: Instant,
  plansCount: z.int(),
})
export type ClientFile = z.infer<typeof ClientFile>

/** "Unknown" and "not yours" get the same answer. `Found`: the caller's own client. */
const SearchAnswer = z.object({ status: z.enum(['Found', 'NotFound']), client: ClientRow.nullable() })

/** The token of an invitation mail; sent in body or header so that it is in no URL. */
const InvitationToken = Line(200)

const InvitationSender = z.object({ practitionerName: z.string(), practiceName: z.string().nullable() })

export const customers = {
  list: route({
    method: 'GET',
    url: '/customer',
    config: { access: 'practitioner' },
    schema: {
      summary: "The caller's clients; all for an admin",
      querystring: clientListQuery,
      response: { 200: pageOf(ListedClient) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/customer',
    config: { access: 'practitioner' },
    schema: {
      summary:
        'Opens a file for a person and asks it by mail to be a client; an address with an account is answered alike',
      body: ClientInput,
      response: { 201: z.object({ status: z.literal('Invited'), client: Client }) },
    },
  }),
  get: route({
    method: 'GET',
    url: '/customer/:id',
    config: { access: 'owner' },
    schema: { summary: 'A client', params: IdParams, response: { 200: Client } },
  }),
  put: route({
    method: 'PUT',
    url: '/customer/:id',
    config: { access: 'owner' },
    schema: {
      summary:
        'Changes a client; practitioners leave addresses out; an own other phone takes the password or a code',
      params: IdParams,
      body: ClientChange,
      response: { 200: Client },
    },
  }),
  practitionerSettings: route({
    method: 'PATCH',
    url: '/customer/:id/practitioner-settings',
    config: { access: 'owner' },
    schema: {
      summary: 'Mutes or unmutes the alerts of an own client',
      params: IdParams,
      body: z.strictObject({ muteAlerts: z.boolean() }),
      response: { 200: Client },
    },
  }),
  search: route({
    method: 'GET',
    url: '/customer/search',
    config: { access: 'approved' },
    schema: {
      summary: 'A client by its exact address',
      querystring: z.strictObject({ email: Email }),
      response: { 200: SearchAnswer },
    },
  }),
  files: route({
    method: 'GET',
    url: '/customer/files',
    config: { access: 'practitioner', addition: true },
    schema: {
      summary: 'Files of clients that are gone, to decide about',
      querystring: z.strictObject(pageQuery()).omit({ sort: true }),
      response: { 200: pageOf(ClientFile) },
    },
  }),
  decideFile: route({
    method: 'POST',
    url: '/customer/files/:id/decision',
    config: { access: 'practitioner', addition: true },
    schema: {
      summary: 'Keeps such a file, or deletes it with the plans that no other client has',
      params: IdParams,
      body: z.strictObject({ decision: z.enum(['Keep', 'Delete']) }),
      response: { 204: z.null() },
    },
  }),
  invitation: route({
    method: 'GET',
    url: '/customer/invitation',
    config: { access: 'public', addition: true },
    schema: {
      summary:
        "Who invites whom, by the mail's token, before signing in or up; 404 if unknown, expired or used",
      headers: z.object({ 'invitation-token': InvitationToken }),
      response: {
        200: z.object({
          sender: InvitationSender,
          /** As the practitioner wrote it. */
          invited: z.object({ firstName: z.string(), lastName: z.string(), email: Email }),
        }),
      },
    },
  }),
  findInvitation: route({
    method: 'POST',
    url: '/customer/invitation/look-up',
    config: { access: 'user', addition: true },
    schema: {
      summary: "Who invites, by the mail's token; changes nothing",
      body: z.strictObject({ token: InvitationToken }),
      response: {
        200: z.object({
          /** Null for an invalid, expired or used token. */
          sender: InvitationSender.nullable(),
          /** The invited contacts, masked, where a code can be sent; null as above. */
          recipient: z
            .object({
              /** The caller has verified the invited address or number: no code needed. */
              isCaller: z.boolean(),
              /** The invited address is the caller's, who has yet to verify it. */
              isCallerUnverified: z.boolean(),
              /** `a…@post.example` */
              email: z.string(),
              /** `…78`; null when no text message can be sent. */
              phone: z.string().nullable(),
              /** An earlier request was declined: nothing is named until this one is accepted. */
              hasDeclined: z.boolean(),
            })
            .nullable(),
        }),
      },
    },
  }),
  invitationCode: route({
    method: 'POST',
    url: '/customer/invitation/code',
    config: { access: 'user', addition: true },
    schema: {
      summary: 'Sends the invited contact a code, by which another account can answer within 15 minutes',
      body: z.strictObject({ token: InvitationToken, by: z.enum(['Email', 'Phone']).default('Email') }),
      response: { 200: z.object({ sentTo: z.string() }) },
    },
  }),
  acceptInvitation: route({
    method: 'POST',
    url: '/customer/invitation',
    config: { access: 'user', addition: true },
    schema: {
      summary:
        "The invited person's yes or no, by the mail's token: from an account that verified the invited contact, else with the code sent there",
      body: z.strictObject({
        token: InvitationToken,
        isAccepted: z.boolean(),
        code: Line(accountLengths.mailedCode).optional(),
      }),
      response: { 200: z.object({ practitionerName: z.string(), isLinked: z.boolean() }) },
    },
  }),
}
