import { sql } from 'drizzle-orm'
import { users } from '../../identity/index.ts'

/** Null without an account, or once it is erased. */
export const accountName = sql<
  string | null
>`nullif(trim(concat(${users.firstName}, ' ', ${users.lastName})), '')`
