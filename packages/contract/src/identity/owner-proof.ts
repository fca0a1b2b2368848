import { z } from 'zod'
import { Line } from '../wire.ts'
import { accountLengths } from '../words/lengths.ts'

/** As it was typed: spaces count. */
export const Password = z.string().max(accountLengths.password)

/** A code of the authenticator, one of the recovery codes, or the one that was mailed. */
export const OwnerCode = Line(accountLengths.ownerCode)

/**
 * Shows that it is the account's owner who asks, not only its session: the password, or a code of the second factor. An
 * account that has neither, entered by a third party, takes the code of `POST /auth/confirmation/code`.
 */
export const ownerProof = { password: Password.optional(), code: OwnerCode.optional() }
