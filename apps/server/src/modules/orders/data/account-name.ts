import { sql } from 'drizzle-orm'
import { fullNameOf } from '#db/full-name'
import { users } from '../../identity/index.ts'

/** Null without an account, or once it is erased. */
export const accountName = sql<string | null>`nullif(${fullNameOf(users)}, '')`
