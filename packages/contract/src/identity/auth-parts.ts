import { z } from 'zod'
import { User } from '../people/current-user.ts'
import { authReasons } from '../words/identity.ts'
import { accountLengths } from '../words/lengths.ts'

/** Longer than any valid value, so that overlong input is reported as a field error instead of a contract violation. */

const formField = <const Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  z.strictObject({ id: z.enum(ids), value: z.string().max(accountLengths.password) })

/** A form's fields as a list, each id once. */
export const formFields = <const Ids extends readonly [string, ...string[]]>(...ids: Ids) =>
  z
    .array(formField(ids))
    .max(ids.length)
    .refine((sent) => new Set(sent.map(({ id }) => id)).size === sent.length, 'field_twice')

export const StatusOk = z.object({ status: z.literal('OK') })

/** An open session: the user, and an access token for 15 minutes. */
export const SignedIn = StatusOk.extend({ user: User, accessToken: z.string() })

export const FieldFault = z.object({
  status: z.literal('FIELD_ERROR'),
  formFields: z.array(z.object({ id: z.string(), error: z.string() })),
})

/** Password or provider accepted; send `challenge` with the code to `POST /auth/signin/totp`. */
export const SecondFactorRequired = z.object({
  status: z.literal('SECOND_FACTOR_REQUIRED'),
  challenge: z.string(),
})

export const WrongCredentials = z.object({ status: z.literal('WRONG_CREDENTIALS_ERROR') })

export const refusal = <const S extends string>(status: S) =>
  z.object({ status: z.literal(status), reason: z.enum(authReasons) })

/** An opaque, unguessable token, as in mail links and challenges. */
export const SecretToken = z.string().min(1).max(200)
