import { z } from 'zod'
import { User } from '../people/current-user.ts'
import { authReasons } from '../words/identity.ts'
import { accountLengths } from '../words/lengths.ts'

/** Longer than any valid value, so that a long one is named as a field's fault and not as a broken call. */

const formField = <const Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  z.strictObject({ id: z.enum(ids), value: z.string().max(accountLengths.password) })

/** What a form sends: a list of fields, each by its id and once. */
export const formFields = <const Ids extends readonly [string, ...string[]]>(...ids: Ids) =>
  z
    .array(formField(ids))
    .max(ids.length)
    .refine((sent) => new Set(sent.map(({ id }) => id)).size === sent.length, 'field_twice')

export const StatusOk = z.object({ status: z.literal('OK') })

/** A session is open: who it is, and the token for the next 15 minutes. */
export const SignedIn = StatusOk.extend({ user: User, accessToken: z.string() })

export const FieldFault = z.object({
  status: z.literal('FIELD_ERROR'),
  formFields: z.array(z.object({ id: z.string(), error: z.string() })),
})

/** The password or the provider was right; `challenge` goes with the code to `POST /auth/signin/totp`. */
export const SecondFactorRequired = z.object({
  status: z.literal('SECOND_FACTOR_REQUIRED'),
  challenge: z.string(),
})

export const WrongCredentials = z.object({ status: z.literal('WRONG_CREDENTIALS_ERROR') })

export const refusal = <const S extends string>(status: S) =>
  z.object({ status: z.literal(status), reason: z.enum(authReasons) })

/** Opaque and unguessable: what a mail's link or a challenge carries. */
export const SecretToken = z.string().min(1).max(200)
