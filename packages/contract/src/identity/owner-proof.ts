import { z } from 'zod'
import { Line } from '../wire.ts'
import { accountLengths } from '../words/lengths.ts'

/** Not trimmed: spaces count. */
export const Password = z.string().max(accountLengths.password)

/** An authenticator code, a recovery code or the mailed code. */
export const OwnerCode = Line(accountLengths.ownerCode)

/**
 * Proves that the account's owner is asking, not just someone with the session: the password or a second-factor code.
 * Accounts with third-party sign-in only use the code of `POST /auth/confirmation/code`.
 */
export const ownerProof = { password: Password.optional(), code: OwnerCode.optional() }
