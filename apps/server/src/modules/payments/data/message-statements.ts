import { isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { driverValues, placeholdersOf } from '#db/row-placeholders'
import { preparedAnywhere } from '#db/statements'
import { gatewayMessages } from './payment-tables.ts'

type Message = typeof gatewayMessages.$inferInsert

const messageTaken = preparedAnywhere((db: Db) =>
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

/** Saves a message; false if it was already handled. A concurrent duplicate waits here. */
export const takeMessage = async (tx: Db, message: Message): Promise<boolean> =>
  (await messageTaken(tx).execute(driverValues(message))).length > 0
