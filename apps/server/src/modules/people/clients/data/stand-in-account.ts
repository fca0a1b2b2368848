import { notLike } from 'drizzle-orm'
import { users } from '../../../identity/index.ts'

const DOMAIN = 'client.invalid'

/** The account that stands for an invited person until it says yes: nobody can enter it, nothing is sent there. */
export const standInEmail = (clientId: string): string => `${clientId}@${DOMAIN}`

/** Leaves out the accounts that only stand for somebody. */
export const isSomebody = notLike(users.email, `%@${DOMAIN}`)
