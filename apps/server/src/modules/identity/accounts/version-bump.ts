import { sql } from 'drizzle-orm'
import { users } from './identity-tables.ts'

/** Set by every write of an account: versions read before become outdated. */
export const versionBump = (now: Date) => ({ version: sql`${users.version} + 1`, updatedAt: now })
