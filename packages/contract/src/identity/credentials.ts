import { z } from 'zod'
import { route } from '../route.ts'
import { CountryCode, Instant, LanguageCode, Line } from '../wire.ts'
import { accountChangeKinds } from '../words/identity.ts'
import { accountLengths, personLengths } from '../words/lengths.ts'
import { FieldFault, formFields, refusal, SecretToken, SignedIn, StatusOk } from './auth-parts.ts'
import { ownerProof } from './owner-proof.ts'

type OwnWrite<U extends `/${string}`, B extends z.ZodType> = { url: U; summary: string; body: B }

/** A change of one's own account; returns the session's new claims. */
const ownWrite = <const U extends `/${string}`, B extends z.ZodType>({
  url,
  summary,
  body,
}: OwnWrite<U, B>) =>
  route({
    method: 'POST',
    url,
    config: { access: 'user' },
    schema: { summary, body, response: { 200: SignedIn } },
  })

/** Cancels such a change. */
const ownCancel = <const U extends `/${string}`>(url: U, summary: string) =>
  route({ method: 'POST', url, config: { access: 'user' }, schema: { summary, response: { 200: SignedIn } } })

/** `reason`: the link was used or has expired; a malformed one counts as expired. */
const UndoRefused = z.object({
  status: z.literal('UNDO_CHANGE_INVALID_TOKEN_ERROR'),
  reason: z.enum(['USED', 'OVER']),
})

/** Password, address, phone and language of an account. */
export const credentials = {
  requestPasswordReset: route({
    method: 'POST',
    url: '/auth/user/password/reset/token',
    config: { access: 'public' },
    schema: {
      summary: 'Mails a link to a new password; the answer is the same for an address without an account',
      headers: z.object({
        /** Language of the mail; without it the account's. */
        preferredlanguagecode: LanguageCode.optional(),
        /** Who invited the client, percent-encoded; named in the mail if it is a plain name. */
        practitionername: z.string().max(300).optional(),
      }),
      body: z.strictObject({ formFields: formFields('email').min(1) }),
      response: {
        200: z.discriminatedUnion('status', [StatusOk, FieldFault, refusal('PASSWORD_RESET_NOT_ALLOWED')]),
      },
    },
  }),
  resetPassword: route({
    method: 'POST',
    url: '/auth/user/password/reset',
    config: { access: 'public' },
    schema: {
      summary: 'Sets a new password by the token of the mail and ends every session of the account',
      body: z.strictObject({ token: SecretToken, formFields: formFields('password').min(1) }),
      response: {
        200: z.discriminatedUnion('status', [
          StatusOk,
          FieldFault,
          z.object({ status: z.literal('RESET_PASSWORD_INVALID_TOKEN_ERROR') }),
        ]),
      },
    },
  }),
  requestVerification: route({
    method: 'POST',
    url: '/auth/user/email/verify/token',
    config: { access: 'user' },
    schema: {
      summary: 'Mails the verification link again, to the new address while a change is pending',
      response: {
        200: z.discriminatedUnion('status', [
          StatusOk,
          z.object({ status: z.literal('EMAIL_ALREADY_VERIFIED_ERROR') }),
        ]),
      },
    },
  }),
  verifyEmail: route({
    method: 'POST',
    url: '/auth/user/email/verify',
    config: { access: 'public' },
    schema: {
      summary: 'Verifies an address, or confirms a changed one, by the token of the mail',
      body: z.strictObject({ token: SecretToken }),
      response: {
        200: z.discriminatedUnion('status', [
          StatusOk,
          z.object({ status: z.literal('EMAIL_VERIFICATION_INVALID_TOKEN_ERROR') }),
        ]),
      },
    },
  }),
  changeEmail: ownWrite({
    url: '/auth/change-email',
    summary:
      'Asks for another address, by the password or a code: pending in the token until it is confirmed from there',
    body: z.strictObject({ email: Line(personLengths.email), ...ownerProof }),
  }),
  cancelEmailChange: ownCancel('/auth/change-email/cancel', 'Forgets a pending change of address'),
  changePhone: ownWrite({
    url: '/auth/change-phone',
    summary:
      'Asks for another number, by the password or a code: pending in the token until the code sent to it is confirmed',
    body: z.strictObject({
      phone: Line(accountLengths.newPhone),
      /** Country for numbers without a country code; the account's by default. */
      countryId: CountryCode.optional(),
      ...ownerProof,
    }),
  }),
  confirmPhone: route({
    method: 'POST',
    url: '/auth/change-phone/confirm',
    config: { access: 'user', addition: true },
    schema: {
      summary: 'Confirms a pending number by the code of the message',
      body: z.strictObject({ code: Line(accountLengths.mailedCode) }),
      response: { 200: SignedIn },
    },
  }),
  cancelPhoneChange: ownCancel('/auth/change-phone/cancel', 'Forgets a pending change of number'),
  findChange: route({
    method: 'POST',
    url: '/auth/undo-change/look-up',
    config: { access: 'public', addition: true },
    schema: {
      summary: 'What the link "this was not me" of a mail would undo; changes nothing',
      body: z.strictObject({ token: SecretToken }),
      response: {
        200: z.discriminatedUnion('status', [
          StatusOk.extend({
            kind: z.enum(accountChangeKinds),
            changedAt: Instant,
            /** The account's address afterwards. */
            email: z.string(),
          }),
          UndoRefused,
        ]),
      },
    },
  }),
  undoChange: route({
    method: 'POST',
    url: '/auth/undo-change',
    config: { access: 'public', addition: true },
    schema: {
      summary:
        "Undoes a change that was not its owner's, and what was changed since, once: ends every session, takes the password away and mails a link to a new one",
      body: z.strictObject({ token: SecretToken }),
      response: {
        200: z.discriminatedUnion('status', [StatusOk.extend({ email: z.string() }), UndoRefused]),
      },
    },
  }),
  preferredLanguage: route({
    method: 'PUT',
    url: '/auth/preferred-language',
    config: { access: 'user' },
    schema: {
      summary: 'Keeps the language in which the account is spoken to',
      body: z.strictObject({ languageCode: LanguageCode }),
      response: { 200: SignedIn },
    },
  }),
}
