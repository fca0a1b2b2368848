import { and, eq, exists, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { users } from '../../identity/index.ts'
import { practitionerClients } from '../../people/index.ts'
import { recommendationClients, recommendations } from './plan-tables.ts'

const caller = alias(users, 'caller')

/**
 * Whether a client of a plan is a person without an account who was invited at the address that the caller has verified
 * as its own. The statement has the client and the plan.
 */
export const isInvitedAddress = (db: Db, callerId: string | Placeholder | SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(practitionerClients)
      .innerJoin(caller, eq(caller.email, practitionerClients.email))
      .where(
        and(
          eq(practitionerClients.clientId, recommendationClients.clientId),
          eq(practitionerClients.practitionerId, recommendations.practitionerId),
          eq(caller.id, callerId),
          eq(caller.emailVerified, true),
        ),
      ),
  )
