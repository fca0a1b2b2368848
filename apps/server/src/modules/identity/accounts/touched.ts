import { sql } from 'drizzle-orm'
import { users } from './identity-tables.ts'

/** What every write of an account sets: another who read it before is told so. */
export const touched = (now: Date) => ({ version: sql`${users.version} + 1`, updatedAt: now })
