import type { ExportSections } from '@salvia/documents'
import { eq } from 'drizzle-orm'
import { one } from '#db/one'
import { users } from '../identity/index.ts'
import { getUser } from '../people/index.ts'
import { collectAccount } from './data/account-parts.ts'
import { collectFiles } from './data/file-parts.ts'
import { collectPlansOf } from './data/plan-parts.ts'
import { collectPractice } from './data/practice-parts.ts'
import { collectShopping } from './data/shopping-parts.ts'
import { collectTraces } from './data/trace-parts.ts'
import type { PrivacyContext } from './privacy-context.ts'
import { provenContacts } from './proven-contacts.ts'

/** All data stored about a person, by part; used for both the readable and the machine-readable file. */
export async function collectPerson(
  context: Pick<PrivacyContext, 'db' | 'sealed' | 'services'>,
  userId: string,
  now: Date,
): Promise<{ name: string; sections: ExportSections }> {
  const user = await getUser(context, userId, now)
  const account = one(await context.db.select().from(users).where(eq(users.id, userId)))
  const { emails, phones } = provenContacts(account, context.sealed)
  const sections = {
    ...(await collectAccount(context, user)),
    ...(user.isPractitioner ? await collectPractice(context, userId) : {}),
    ...(await collectPlansOf(context, user)),
    ...(await collectFiles(context, userId)),
    ...(await collectShopping(context.db, { userId, emails })),
    ...(await collectTraces(context, { userId, recipients: [...emails, ...phones] })),
  }
  return { name: user.fullName || user.email, sections }
}
