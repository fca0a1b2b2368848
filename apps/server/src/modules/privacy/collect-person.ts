import type { ExportSections } from '@salvia/documents'
import { getUser } from '../people/index.ts'
import { collectAccount } from './data/account-parts.ts'
import { collectPlansOf } from './data/plan-parts.ts'
import { collectPractice } from './data/practice-parts.ts'
import { collectShopping } from './data/shopping-parts.ts'
import { collectTraces } from './data/trace-parts.ts'
import type { PrivacyWork } from './privacy-work.ts'

/** All that is kept of a person, by part; the same for the file to read and the one for programs. */
export async function collectPerson(
  work: Pick<PrivacyWork, 'db' | 'sealed'>,
  userId: string,
): Promise<{ name: string; sections: ExportSections }> {
  const user = await getUser(work, userId)
  const sections = {
    ...(await collectAccount(work, user)),
    ...(user.isPractitioner ? await collectPractice(work, userId) : {}),
    ...(await collectPlansOf(work.db, user)),
    ...(await collectShopping(work.db, user)),
    ...(await collectTraces(work.db, user)),
  }
  return { name: user.fullName || user.email, sections }
}
