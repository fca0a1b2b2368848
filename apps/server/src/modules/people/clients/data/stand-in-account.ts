import { notLike } from 'drizzle-orm'
import { users } from '../../../identity/index.ts'

const DOMAIN = 'client.invalid'

/** Placeholder account of an invited person until they accept: nobody can sign in to it, nothing is sent to it. */
export const standInEmail = (clientId: string): string => `${clientId}@${DOMAIN}`

/** Excludes placeholder accounts. */
export const isSomebody = notLike(users.email, `%@${DOMAIN}`)
