import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { users } from '../../../identity/index.ts'
import { namesInFile, practitionerClients } from '../../../people/index.ts'
import { recommendations } from '../../data/plan-tables.ts'

const c = practitionerClients
const r = recommendations
const client = alias(users, 'client')

/** Who sent an invitation, as mails address them, and the name of its client in their file; null of one who left. */
export async function findInviter(db: Db, key: { recommendationId: string; clientId: string }) {
  const [found] = await db
    .select({
      practitionerId: r.practitionerId,
      email: users.email,
      firstName: users.firstName,
      languageCode: users.preferredLanguageCode,
      clientName: fullNameOf(namesInFile(c, client)),
    })
    .from(r)
    .innerJoin(users, and(eq(users.id, r.practitionerId), eq(users.isActive, true)))
    .innerJoin(client, eq(client.id, key.clientId))
    .leftJoin(c, and(eq(c.clientId, key.clientId), eq(c.practitionerId, r.practitionerId)))
    .where(eq(r.id, key.recommendationId))
  return found ?? null
}
