import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { userSettings } from './data/settings-tables.ts'
import { type EndedMails, readMailToken } from './mail-token.ts'

type Link = { key: string; mails: EndedMails; token: string }

/** The choice that a link of each kind of mails turns off. */
const choices = { reminders: 'planReminders', 'product-updates': 'productNews' } as const

/** What a link that ends mails would come to; null if it is forged, of another kind, or not whole. */
export async function lookUpMails(db: Db, { key, mails, token }: Link) {
  const userId = readMailToken(key, mails, token)
  if (userId === null) return null
  const [settings] = await db.select().from(userSettings).where(eq(userSettings.userId, userId))
  return { over: settings?.notifications[choices[mails]] === false ? 'Done' : null, about: null } as const
}
