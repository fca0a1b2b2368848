import type { ChatHours } from '@salvia/contract/chat/chat-hours'
import type { Db } from '#db/database'
import { chatHours } from './chat-tables.ts'

/** Before an admin has said when answers come. */
const untold: ChatHours = {
  version: 0,
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
  daysOff: [],
}

/** When customer service answers. */
export async function readHours(db: Db): Promise<ChatHours> {
  const [row] = await db.select().from(chatHours)
  return row ? { version: row.version, ...row.week, daysOff: row.daysOff } : untold
}
