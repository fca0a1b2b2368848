import { z } from 'zod'
import { StatusOk } from './auth-parts.ts'
import { pageOf, pageQuery } from './page.ts'
import { route } from './route.ts'
import { Id, IdParams, Instant, Line } from './wire.ts'

export const OwnSession = z.object({
  id: Id,
  /** The session that asks. */
  isCurrent: z.boolean(),
  /** `Firefox`, read from what the browser says of itself; null when it says nothing known. */
  browser: z.string().nullable(),
  /** `Windows`, as above. */
  system: z.string().nullable(),
  ipAddress: z.string().nullable(),
  createdAt: Instant,
  /** To about five minutes. */
  lastUsedAt: Instant,
})
export type OwnSession = z.infer<typeof OwnSession>

/** A code of the authenticator, or one of the recovery codes. */
const Code = Line(40)

/** Shows that it is the owner who asks; an account that a third party opens has none. */
const Password = z.string().max(1000).optional()

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
      summary: 'A new secret for an authenticator, by the password; it counts once a code of it was verified',
      body: z.strictObject({ password: Password }),
      response: {
        200: StatusOk.extend({
          secret: z.string(),
          otpauthUrl: z.string(),
          /** The same as a picture, an SVG document as a data URL. */
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
      body: z.strictObject({ code: Code }),
      response: { 200: StatusOk.extend({ recoveryCodes: z.array(z.string()) }) },
    },
  }),
  endTotp: route({
    method: 'DELETE',
    url: '/auth/totp',
    config: { access: 'practitioner', addition: true },
    schema: {
      summary: 'Turns the second factor off, by the password and a code',
      body: z.strictObject({ code: Code, password: Password }),
      response: { 200: StatusOk },
    },
  }),
}
