import type { LanguageCode } from '@salvia/contract/words/locale'
import { plainName } from '@salvia/rules/people/plain-name'
import { eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { queuePasswordReset } from '../account-messages.ts'
import { type FieldFaults, faultsAnswer, findEmailFault } from '../check-fields.ts'
import { closedStatuses } from '../data/actor-queries.ts'
import { users } from '../data/identity-tables.ts'
import { hold, type IdentityWork, type Visitor, workIn } from '../identity-work.ts'

const SEND_RESET = 'send-password-reset'

type Asked = {
  email: string
  languageCode?: LanguageCode | undefined
  /** As the header brought it; anyone can write anything into it. */
  practitionerName?: string | undefined
}

type ResetRequested =
  | { status: 'OK' }
  | FieldFaults
  | { status: 'PASSWORD_RESET_NOT_ALLOWED'; reason: 'ACCOUNT_NOT_ACTIVE' }

/** The name that a header brings; null for everything that is plainly none. */
function nameIn(header: string | undefined): string | null {
  try {
    return plainName(decodeURIComponent(header ?? ''))
  } catch {
    return null
  }
}

/**
 * Asks for the mail with the link to a new password. A job sends it, so that an address without an account is answered
 * alike, after the same work. Throws TooMany past the limits of the account and of the visitor's address.
 */
export async function requestPasswordReset(
  work: IdentityWork,
  { visitor, ...asked }: Asked & { visitor: Visitor },
  now: Date,
): Promise<ResetRequested> {
  const { email } = asked
  const faults = faultsAnswer([findEmailFault(email)])
  if (faults) return faults
  await hold(work, 'resetFromAddress', visitor.address, now)
  const [user] = await work.db.select().from(users).where(eq(users.email, email))
  await hold(work, 'resetOfAccount', user?.id ?? email, now)
  if (user && (!user.isActive || closedStatuses.includes(user.userStatusId)))
    return { status: 'PASSWORD_RESET_NOT_ALLOWED', reason: 'ACCOUNT_NOT_ACTIVE' }
  const { jobs, sealed } = work
  await work.db.transaction((tx) => jobs.send(tx, SEND_RESET, { sealed: sealed.seal(JSON.stringify(asked)) }))
  return { status: 'OK' }
}

async function sendReset(work: IdentityWork, asked: Asked, now: Date): Promise<void> {
  await work.db.transaction(async (tx) => {
    const [to] = await tx.select().from(users).where(eq(users.email, asked.email))
    if (!to) return
    const practitionerName = nameIn(asked.practitionerName)
    const { languageCode = to.preferredLanguageCode } = asked
    const reset = { to, languageCode, ...(practitionerName ? { practitionerName } : {}) }
    await queuePasswordReset(workIn(work, tx), reset, now)
    const subject = { type: 'User', id: to.id }
    await recordAudit(tx, { event: 'PasswordResetRequested', actorId: null, subject }, now)
  })
}

/** Sends the links that were asked for. */
export function sendPasswordResets(work: IdentityWork, now: () => Date): void {
  work.jobs.on<{ sealed: string }>({
    queue: SEND_RESET,
    work: ({ sealed }) => sendReset(work, JSON.parse(work.sealed.open(sealed)) as Asked, now()),
  })
}
