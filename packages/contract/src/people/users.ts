import { z } from 'zod'
import { ownerProof } from '../identity/owner-proof.ts'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { MaybeIfMatch, versionRule } from '../versions.ts'
import {
  CountryCode,
  CurrencyCode,
  Email,
  Id,
  IdParams,
  Instant,
  LanguageCode,
  Line,
  NamedPerson,
  Text,
} from '../wire.ts'
import { permissions, userKinds, userStatuses } from '../words/identity.ts'
import { feedbackLengths, personLengths } from '../words/lengths.ts'
import { addressKinds } from '../words/people.ts'
import { User } from './current-user.ts'
import { upload } from './files.ts'
import { addressInputs, personNames } from './people-parts.ts'

const own = {
  ...personNames,
  phone: Line(personLengths.phone).nullable(),
  countryId: CountryCode.nullable(),
  preferredLanguageCode: LanguageCode,
  preferredCurrencyId: CurrencyCode,
  ...addressInputs,
}

/**
 * Admin-only fields, subject to the rules on rights: only admin:all sets `permissions`, and the last one cannot remove
 * their own.
 */
const administered = {
  userStatusId: z.enum(userStatuses),
  isActive: z.boolean(),
  permissions: z.array(z.enum(permissions)).max(permissions.length),
}

/** A rating, a text or both, unless dismissed. */
const Feedback = z
  .strictObject({
    rating: z.int().min(0).max(10).nullable().default(null),
    text: Text(feedbackLengths.text).default(''),
    isDismissed: z.boolean().default(false),
  })
  .refine(({ rating, text, isDismissed }) => isDismissed || rating !== null || text !== '', {
    path: ['rating'],
    error: 'required',
  })

/** An audit entry of an account: ids, enum values and flags, never names or secrets. */
export const PersonHistoryEntry = z.object({
  id: Id,
  at: Instant,
  event: z.string(),
  actor: NamedPerson.nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type PersonHistoryEntry = z.infer<typeof PersonHistoryEntry>

export const userAdministration = {
  list: route({
    method: 'GET',
    url: '/users',
    config: { access: 'admin' },
    schema: {
      summary: 'All users with an account',
      querystring: z.strictObject({
        ...pageQuery(),
        firstName: Line(personLengths.name).optional(),
        lastName: Line(personLengths.name).optional(),
        email: Line(personLengths.email).optional(),
        userKindId: z.enum(userKinds).optional(),
        query: Line(personLengths.query).optional(),
      }),
      response: { 200: pageOf(User) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/users',
    config: { access: 'admin' },
    schema: {
      summary: 'Makes a user, who sets a password by the link of a mail',
      body: z.strictObject({
        ...personNames,
        email: Email,
        userKindId: z.enum(userKinds),
        permissions: z.array(z.enum(permissions)).default([]),
        preferredLanguageCode: LanguageCode.default('en'),
        countryId: CountryCode.nullable().default(null),
      }),
      response: { 201: User },
    },
  }),
  get: route({
    method: 'GET',
    url: '/users/:id',
    config: { access: 'owner' },
    schema: { summary: 'A user', params: IdParams, response: { 200: User } },
  }),
  put: route({
    method: 'PUT',
    url: '/users/:id',
    config: { access: 'owner' },
    schema: {
      summary: `Changes a user; status, activity and rights only by an admin. ${versionRule} Another own phone takes the password or a code. \`Deleted\` erases the account by the rules of an erasure, and answers 204.`,
      params: IdParams,
      headers: MaybeIfMatch,
      body: z.strictObject({ ...own, ...administered, ...ownerProof }).partial(),
      response: { 200: User, 204: z.void() },
    },
  }),
  lockAddress: route({
    method: 'PUT',
    url: '/admin/users/:id/addresses/:kind/lock',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'Locks an address of an account, so that no form changes it, or opens it again',
      params: z.strictObject({ id: Id, kind: z.enum(addressKinds) }),
      body: z.strictObject({ isLocked: z.boolean() }),
      response: { 204: z.void() },
    },
  }),
  history: route({
    method: 'GET',
    url: '/admin/users/:id/history',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'What happened to an account, newest first',
      params: IdParams,
      querystring: z.strictObject(pageQuery()).omit({ sort: true }),
      response: { 200: pageOf(PersonHistoryEntry) },
    },
  }),
  picture: route({
    method: 'PUT',
    url: '/users/:id/profilepicture',
    config: { access: 'owner' },
    schema: {
      summary: 'Sets a picture, as the part `File`',
      ...upload,
      params: IdParams,
      response: { 200: User },
    },
  }),
  deletePicture: route({
    method: 'DELETE',
    url: '/users/:id/profilepicture',
    config: { access: 'owner' },
    schema: { summary: 'Removes a picture', params: IdParams, response: { 204: z.void() } },
  }),
  resetSecondFactor: route({
    method: 'DELETE',
    url: '/users/:id/second-factor',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'Turns off the second factor of someone who lost it; only by another admin with all rights',
      params: IdParams,
      response: { 204: z.void() },
    },
  }),
  feedback: route({
    method: 'POST',
    url: '/users/feedback',
    config: { access: 'user' },
    schema: {
      summary: 'What a user thinks of the product; the next question comes at `nextFeedbackDate`',
      body: Feedback,
      response: { 200: User },
    },
  }),
}
