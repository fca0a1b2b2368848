import { isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { placeholdersOf } from '#db/row-placeholders'
import { preparedAnywhere } from '#db/statements'
import { gatewayMessages } from './payment-tables.ts'

/** Takes a message that was not handled before; a copy that comes meanwhile waits here. */
export const takeMessage = preparedAnywhere((db: Db) =>
  db
    .insert(gatewayMessages)
    .values(placeholdersOf(gatewayMessages))
    .onConflictDoUpdate({
      target: gatewayMessages.id,
      set: { handledAt: sql`excluded.handled_at`, fault: null },
      setWhere: isNull(gatewayMessages.handledAt),
    })
    .returning({ id: gatewayMessages.id })
    .prepare('take_gateway_message'),
)
