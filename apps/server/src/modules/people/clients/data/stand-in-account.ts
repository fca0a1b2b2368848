import { notLike } from 'drizzle-orm'
import { users } from '../../../identity/index.ts'

const DOMAIN = 'client.invalid'

/** The placeholder account of an invited person until they accept: nobody can sign in to it, nothing is sent to it. */
export const standInEmail = (clientId: string): string => `${clientId}@${DOMAIN}`

/** Leaves out the accounts that only stand for somebody. */
export const isSomebody = notLike(users.email, `%@${DOMAIN}`)
