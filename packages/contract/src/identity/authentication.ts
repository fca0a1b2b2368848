import { z } from 'zod'
import { route } from '../route.ts'
import { CountryCode, Email, LanguageCode, Line } from '../wire.ts'
import { thirdParties } from '../words/identity.ts'
import { accountLengths } from '../words/lengths.ts'
import {
  FieldFault,
  formFields,
  refusal,
  SecondFactorRequired,
  SecretToken,
  SignedIn,
  StatusOk,
  WrongCredentials,
} from './auth-parts.ts'

export const SignInAnswer = z.discriminatedUnion('status', [
  SignedIn,
  FieldFault,
  WrongCredentials,
  refusal('SIGN_IN_NOT_ALLOWED'),
  SecondFactorRequired,
])
export type SignInAnswer = z.infer<typeof SignInAnswer>

export const SignUpAnswer = z.discriminatedUnion('status', [
  SignedIn,
  FieldFault,
  refusal('SIGN_UP_NOT_ALLOWED'),
])
export type SignUpAnswer = z.infer<typeof SignUpAnswer>

export const SignInUpAnswer = z.discriminatedUnion('status', [
  SignedIn.extend({ createdNewUser: z.boolean() }),
  FieldFault,
  z.object({ status: z.literal('NO_EMAIL_GIVEN_BY_PROVIDER') }),
  refusal('SIGN_IN_UP_NOT_ALLOWED'),
  SecondFactorRequired,
])
export type SignInUpAnswer = z.infer<typeof SignInUpAnswer>

/** Fields of a new account, by password or third party. */
const newcomer = {
  referrerCode: Line(50).optional(),
  /** Default: practitioner. */
  userKind: z.enum(['Practitioner', 'Client']).optional(),
  areMarketingEmailsAllowed: z.boolean().optional(),
  preferredLanguageCode: LanguageCode.optional(),
  countryId: CountryCode.optional(),
  /** Version of the terms shown; the current one by default. */
  termsVersion: z
    .string()
    .regex(/^[\w.-]{1,20}$/)
    .optional(),
  /**
   * Replaces this unverified address: requires that account's session and changes its address instead of creating
   * another account.
   */
  changeEmailFrom: Email.optional(),
}

const ThirdPartyId = z.enum(thirdParties)

export const authentication = {
  signIn: route({
    method: 'POST',
    url: '/auth/signin',
    config: { access: 'public' },
    schema: {
      summary: 'Sign in by e-mail or phone',
      body: z.strictObject({ formFields: formFields('email', 'password').min(1) }),
      response: { 200: SignInAnswer },
    },
  }),
  secondFactor: route({
    method: 'POST',
    url: '/auth/signin/totp',
    config: { access: 'public', addition: true },
    schema: {
      summary: 'The second step of a sign-in: a code of the authenticator, or a recovery code',
      body: z.strictObject({ challenge: SecretToken, code: Line(accountLengths.ownerCode) }),
      response: { 200: z.discriminatedUnion('status', [SignedIn, WrongCredentials]) },
    },
  }),
  signUp: route({
    method: 'POST',
    url: '/auth/signup',
    config: { access: 'public' },
    schema: {
      summary: 'A new account with a password; its session is open at once, its address still to be verified',
      body: z.strictObject({
        formFields: formFields('email', 'password', 'firstName', 'lastName').min(1),
        ...newcomer,
      }),
      response: { 200: SignUpAnswer },
    },
  }),
  providers: route({
    method: 'GET',
    url: '/auth/providers',
    config: { access: 'public', addition: true },
    schema: {
      summary: 'The third parties that can be signed in with here',
      response: { 200: z.object({ providers: z.array(ThirdPartyId) }) },
    },
  }),
  authorisationUrl: route({
    method: 'GET',
    url: '/auth/authorisationurl',
    config: { access: 'public' },
    schema: {
      summary: 'Where to send the browser to sign in with a third party; it comes back to /auth/callback',
      querystring: z.strictObject({ thirdPartyId: ThirdPartyId }),
      response: { 200: StatusOk.extend({ urlWithQueryParams: z.url() }) },
    },
  }),
  signInUp: route({
    method: 'POST',
    url: '/auth/signinup',
    config: { access: 'public' },
    schema: {
      summary: 'Sign in or up with what a third party sent to /auth/callback',
      body: z.strictObject({
        thirdPartyId: ThirdPartyId,
        code: z.string().min(1).max(4000),
        state: SecretToken,
        /** `login` creates no account, `join` signs in to no existing one. */
        mode: z.enum(['login', 'join']),
        ...newcomer,
      }),
      response: { 200: SignInUpAnswer },
    },
  }),
  refreshSession: route({
    method: 'POST',
    url: '/auth/session/refresh',
    config: { access: 'user' },
    schema: {
      summary: 'A new access token, its claims read afresh',
      response: { 200: SignedIn },
    },
  }),
  signOut: route({
    method: 'POST',
    url: '/auth/signout',
    config: { access: 'user' },
    schema: { summary: 'Ends this session', response: { 200: StatusOk } },
  }),
}
