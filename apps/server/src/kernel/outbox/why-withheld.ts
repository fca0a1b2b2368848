import type { outboxMessages } from './data/outbox-tables.ts'

/** Whether the recipient of a message still wants it, by the type it is about; asked before it is sent. */
export type Wishes = Record<string, (key: string) => Promise<boolean>>

type Row = Pick<typeof outboxMessages.$inferSelect, 'about' | 'usefulUntil'>

/** Why a message is not sent any more, for admins; null of one that is. */
export async function whyWithheld(wishes: Wishes, row: Row, now: Date): Promise<string | null> {
  const { about, usefulUntil } = row
  if (usefulUntil !== null && usefulUntil <= now) return 'its link or code is over'
  const isWanted = about === null || (await (wishes[about.type]?.(about.key) ?? true))
  return isWanted ? null : 'its recipient has no use for it any more'
}
