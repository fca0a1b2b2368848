import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { Id, IdParams, Instant } from '../wire.ts'
import { confirmationWays } from '../words/identity.ts'
import { StatusOk } from './auth-parts.ts'
import { OwnerCode, ownerProof } from './owner-proof.ts'

export const OwnSession = z.object({
  id: Id,
  /** The current session. */
  isCurrent: z.boolean(),
  /** `Firefox`, parsed from the user agent; null if unknown. */
  browser: z.string().nullable(),
  /** `Windows`, as above. */
  system: z.string().nullable(),
  ipAddress: z.string().nullable(),
  createdAt: Instant,
  /** Accurate to about five minutes. */
  lastUsedAt: Instant,
})
export type OwnSession = z.infer<typeof OwnSession>

/** A user's own sessions and second factor. */
export const ownSessions = {
  list: route({
    method: 'GET',
    url: '/auth/sessions',
    config: { access: 'user', addition: true },
    schema: {
      summary: "The caller's open sessions, the last used first",
      querystring: z.strictObject(pageQuery()).omit({ sort: true }),
      response: { 200: pageOf(OwnSession) },
    },
  }),
  endOne: route({
    method: 'DELETE',
    url: '/auth/sessions/:id',
    config: { access: 'user', addition: true },
    schema: { summary: 'Ends one of the own sessions', params: IdParams, response: { 200: StatusOk } },
  }),
  endOthers: route({
    method: 'DELETE',
    url: '/auth/sessions',
    config: { access: 'user', addition: true },
    schema: {
      summary: 'Ends every own session but this one',
      response: { 200: StatusOk.extend({ ended: z.int() }) },
    },
  }),
  confirmation: route({
    method: 'GET',
    url: '/auth/confirmation',
    config: { access: 'user', addition: true },
    schema: {
      summary: 'By what the caller confirms a change of its account; one of the ways is enough',
      response: { 200: z.object({ ways: z.array(z.enum(confirmationWays)).min(1) }) },
    },
  }),
  confirmationCode: route({
    method: 'POST',
    url: '/auth/confirmation/code',
    config: { access: 'user', addition: true },
    schema: {
      summary: 'Mails a code to the address of an account that has neither password nor second factor',
      response: { 200: StatusOk },
    },
  }),
  totpState: route({
    method: 'GET',
    url: '/auth/totp',
    config: { access: 'practitioner', addition: true },
    schema: {
      summary: 'Whether the second factor is on',
      response: { 200: z.object({ isEnabled: z.boolean(), recoveryCodesLeft: z.int() }) },
    },
  }),
  startTotp: route({
    method: 'POST',
    url: '/auth/totp',
    config: { access: 'practitioner', addition: true },
    schema: {
      summary:
        'A new secret for an authenticator, by the password (`code` without one); it counts once a code of it was verified',
      body: z.strictObject(ownerProof),
      response: {
        200: StatusOk.extend({
          secret: z.string(),
          otpauthUrl: z.string(),
          /** The same as a QR code: an SVG data URL. */
          qrCode: z.string(),
        }),
      },
    },
  }),
  verifyTotp: route({
    method: 'POST',
    url: '/auth/totp/verify',
    config: { access: 'practitioner', addition: true },
    schema: {
      summary: 'Turns the second factor on by its first code; the recovery codes are shown this once',
      body: z.strictObject({ code: OwnerCode }),
      response: { 200: StatusOk.extend({ recoveryCodes: z.array(z.string()) }) },
    },
  }),
  endTotp: route({
    method: 'DELETE',
    url: '/auth/totp',
    config: { access: 'practitioner', addition: true },
    schema: {
      summary: 'Turns the second factor off, by the password and a code',
      body: z.strictObject({ ...ownerProof, code: OwnerCode }),
      response: { 200: StatusOk },
    },
  }),
}
