import { z } from 'zod'
import { ownerProof } from '../identity/owner-proof.ts'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { CountryCode, Email, Flag, Id, IdParams, Instant, LanguageCode, Line } from '../wire.ts'
import { userStatuses } from '../words/identity.ts'
import { accountLengths, personLengths } from '../words/lengths.ts'
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
  /** False for the practitioner's file of a person who was invited and has not said yes. */
  hasAccount: z.boolean(),
  muteAlerts: z.boolean(),
  plansCount: z.int(),
  ordersCount: z.int(),
  lastOrderAt: Instant.nullable(),
  linkedAt: Instant,
})
export type ClientRow = z.infer<typeof ClientRow>

/** The client's own record, or what its practitioner may see of it; addresses are the client's own and an admin's. */
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

/** What is left out stays: nothing here has a value of its own. */
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

/** A practitioner's own file of a client that erased its account: no name, the plans, and what is to become of it. */
export const ClientFile = z.object({
  id: Id,
  /** A sign to speak of it. */
  reference: z.string(),
  linkedAt: Instant,
  erasedAt: Instant,
  plansCount: z.int(),
})
export type ClientFile = z.infer<typeof ClientFile>

/** One answer for "unknown" and "not yours". `Found`: the client is the caller's own. */
const SearchAnswer = z.object({ status: z.enum(['Found', 'NotFound']), client: ClientRow.nullable() })

/** The secret of an invitation's mail: in no address, so calls take it in their body. */
const InvitationToken = Line(200)

export const customers = {
  list: route({
    method: 'GET',
    url: '/customer',
    config: { access: 'practitioner' },
    schema: {
      summary: "The caller's clients; all for an admin",
      querystring: z.strictObject({
        ...pageQuery(),
        firstName: Line(personLengths.name).optional(),
        lastName: Line(personLengths.name).optional(),
        email: Line(personLengths.email).optional(),
        query: Line(personLengths.query).optional(),
        hasAccount: Flag.optional(),
        /** The caller's own clients whose alerts it does not hear; for an admin, who hears none, it is left out. */
        muteAlerts: Flag.optional(),
      }),
      response: { 200: pageOf(ClientRow) },
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
        'Changes a client; addresses are left out when the editor is a practitioner; an own other phone takes the password or a code',
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
      summary: "Mutes or unmutes the alerts of one of the caller's clients",
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
      summary: "The caller's files of clients that are gone and that it has not decided about",
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
  findInvitation: route({
    method: 'POST',
    url: '/customer/invitation/look-up',
    config: { access: 'user', addition: true },
    schema: {
      summary:
        'Who invites by the token of the mail, before the invited person says yes or no; changes nothing',
      body: z.strictObject({ token: InvitationToken }),
      response: {
        200: z.object({
          /** Null for a token that is none, over or used. */
          sender: z.object({ practitionerName: z.string(), practiceName: z.string().nullable() }).nullable(),
          /** Whom it was sent to, and where a code can be sent; null as above. */
          recipient: z
            .object({
              /** Its verified address or number is the caller's: it answers without a code. */
              isCaller: z.boolean(),
              /** `a…@post.example` */
              email: z.string(),
              /** `…78`; null when no text message can be sent. */
              phone: z.string().nullable(),
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
      summary:
        'Sends the invited address or number a code, by which another account can answer the invitation within 15 minutes',
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
        "The invited person's yes or no to a practitioner, by the token of the mail: from an account whose verified address or number was invited, else with the code that was sent there",
      body: z.strictObject({
        token: InvitationToken,
        isAccepted: z.boolean(),
        code: Line(accountLengths.mailedCode).optional(),
      }),
      response: { 200: z.object({ practitionerName: z.string(), isLinked: z.boolean() }) },
    },
  }),
}
