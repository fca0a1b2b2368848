import type { LanguageCode } from '@salvia/contract/words/locale'
import { plainName } from '@salvia/rules/outbox/typed-in-mails'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { addressGroup } from '#kernel/http/address-group'
import { queuePasswordReset } from '../../accounts/account-messages.ts'
import { closedStatuses } from '../../accounts/actor-queries.ts'
import { type FieldFaults, faultsAnswer, findEmailFault } from '../../accounts/check-fields.ts'
import { sessions, users } from '../../accounts/identity-tables.ts'
import {
  type Bucket,
  holdAll,
  type IdentityContext,
  inTransaction,
  pairOf,
  type Visitor,
} from '../../identity-context.ts'
import { deviceOf } from '../../sessions/known-devices.ts'

const SEND_RESET = 'send-password-reset'
const NOBODY = '00000000-0000-0000-0000-000000000000'

type Asked = {
  email: string
  languageCode?: LanguageCode | undefined
  /** From the request header, which anyone can set to anything. */
  practitionerName?: string | undefined
}

type ResetRequested =
  | { status: 'OK' }
  | FieldFaults
  | { status: 'PASSWORD_RESET_NOT_ALLOWED'; reason: 'ACCOUNT_NOT_ACTIVE' }

/** The name in a header, which can hold what no row may; null if it is clearly not a name. */
function nameIn(header: string | undefined): string | null {
  try {
    return plainName(decodeURIComponent(header ?? ''))
  } catch {
    return null
  }
}

/**
 * How an account's owner is recognised: by a known device, or by the address of an open session. Null for an address
 * without an account, after the same work.
 */
async function knownPlace(
  db: Db,
  { user, visitor }: { user: typeof users.$inferSelect | undefined; visitor: Visitor },
  now: Date,
): Promise<string | null> {
  const isOpen = and(eq(sessions.userId, user?.id ?? NOBODY), gt(sessions.expiresAt, now))
  const open = await db.selectDistinct({ address: sessions.ipAddress }).from(sessions).where(isOpen)
  const device = user ? deviceOf(visitor, { ...user, userId: user.id }, now) : null
  if (device !== null) return device
  const asking = addressGroup(visitor.address)
  return open.some(({ address }) => address !== null && addressGroup(address) === asking) ? asking : null
}

/**
 * Strangers only use up limits for strangers, and cannot flood a mailbox; the owner's known places have their own
 * limit.
 */
function bucketsOf(
  account: string,
  { visitor, known }: { visitor: Visitor; known: string | null },
): Bucket[] {
  if (known !== null) return [['resetOfKnown', `${account}|${known}`]]
  return [
    ['resetOfPair', pairOf(account, visitor.address)],
    ['resetFromAddress', visitor.address],
    ['resetOfAccount', account],
  ]
}

/**
 * Requests the mail with the password reset link. A job sends it, so that an address without an account gets the same
 * response after the same work. Throws TooMany past the limits of the account and the visitor's address.
 */
export async function requestPasswordReset(
  context: IdentityContext,
  { visitor, ...asked }: Asked & { visitor: Visitor },
  now: Date,
): Promise<ResetRequested> {
  const { email } = asked
  const faults = faultsAnswer([findEmailFault(email)])
  if (faults) return faults
  const [user] = await context.db.select().from(users).where(eq(users.email, email))
  const known = await knownPlace(context.db, { user, visitor }, now)
  await holdAll(context, bucketsOf(user?.id ?? email, { visitor, known }), now)
  if (user && (!user.isActive || closedStatuses.includes(user.userStatusId)))
    return { status: 'PASSWORD_RESET_NOT_ALLOWED', reason: 'ACCOUNT_NOT_ACTIVE' }
  const { jobs, sealed } = context
  await context.db.transaction((tx) =>
    jobs.send(tx, SEND_RESET, { sealed: sealed.seal(JSON.stringify(asked)) }),
  )
  return { status: 'OK' }
}

async function sendReset(context: IdentityContext, asked: Asked, now: Date): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [to] = await tx.select().from(users).where(eq(users.email, asked.email))
    if (!to) return
    const practitionerName = nameIn(asked.practitionerName)
    const { languageCode = to.preferredLanguageCode } = asked
    const reset = { to, languageCode, ...(practitionerName ? { practitionerName } : {}) }
    await queuePasswordReset(inTransaction(context, tx), reset, now)
    const subject = { type: 'User', id: to.id }
    await recordAudit(tx, { event: 'PasswordResetRequested', actorId: null, subject }, now)
  })
}

/** Sends the requested links. */
export function sendPasswordResets(context: IdentityContext, now: () => Date): void {
  context.jobs.on<{ sealed: string }>({
    queue: SEND_RESET,
    work: ({ sealed }) => sendReset(context, JSON.parse(context.sealed.open(sealed)) as Asked, now()),
  })
}
