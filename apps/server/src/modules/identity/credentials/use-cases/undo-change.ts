import { DAY_MS } from '@salvia/contract/durations'
import type { AccountChangeKind } from '@salvia/contract/words/identity'
import { and, eq, gte, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { oneAtATime } from '#db/one-at-a-time'
import { recordAudit } from '#kernel/audit/record-audit'
import type { Jobs } from '#kernel/jobs/jobs'
import type { SealedText } from '#kernel/sealed-text'
import { queueNotice, queuePasswordReset } from '../../accounts/account-messages.ts'
import { type AccountChange, findChange, listChangesSince } from '../../accounts/change-queries.ts'
import { accountChanges } from '../../accounts/credential-tables.ts'
import { accounts, users } from '../../accounts/identity-tables.ts'
import { hasPhone, phoneColumns } from '../../accounts/phone-columns.ts'
import { forgetAllTokens, keyedHash } from '../../accounts/tokens.ts'
import { markVerified } from '../../accounts/use-cases/make-account.ts'
import { lockAccount } from '../../accounts/use-cases/update-account.ts'
import {
  hold,
  type IdentityContext,
  type IdentityTransaction,
  inTransaction,
  type Visitor,
} from '../../identity-context.ts'
import { endAllSessions } from '../../sessions/use-cases/end-sessions.ts'
import type { ChangeBefore } from './notify-of-change.ts'
import { restoreFactor } from './removed-factor.ts'

type Asked = { token: string; visitor: Visitor }

/** Restores a bank account, by the module that stores it. */
export type RestoreBankData = (
  tx: Db,
  restored: { sealed: SealedText; jobs: Jobs; practitionerId: string; before: unknown },
  now: Date,
) => Promise<void>

type Refused = { status: 'UNDO_CHANGE_INVALID_TOKEN_ERROR'; reason: 'USED' | 'OVER' }
type Found = { status: 'OK'; kind: AccountChangeKind; changedAt: string; email: string } | Refused
type Undone = { status: 'OK'; email: string } | Refused

const refused = (reason: Refused['reason']): Refused => ({
  status: 'UNDO_CHANGE_INVALID_TOKEN_ERROR',
  reason,
})

const whyNot = (change: AccountChange | null, now: Date): Refused | null => {
  if (change === null) return refused('OVER')
  if (change.undoneAt !== null) return refused('USED')
  return change.expiresAt > now ? null : refused('OVER')
}

const beforeOf = (sealed: SealedText, { kind, sealedBefore }: AccountChange): ChangeBefore =>
  ({ kind, before: JSON.parse(sealed.open(sealedBefore ?? '')) }) as ChangeBefore

/** The account's state before the first of these changes: for each kind the oldest one decides. */
function stateBefore(sealed: SealedText, changes: AccountChange[]): ChangeBefore[] {
  const oldest = new Map<AccountChangeKind, AccountChange>()
  for (const change of changes) if (!oldest.has(change.kind)) oldest.set(change.kind, change)
  return [...oldest.values()].map((change) => beforeOf(sealed, change))
}

const emailIn = (state: ChangeBefore[]): string | undefined =>
  state.find((before) => before.kind === 'Email')?.before

/** Preview of what the link in a mail would undo; changes nothing. Throws TooMany past the limit of an address. */
export async function findUndo(
  context: IdentityContext,
  { token, visitor }: Asked,
  now: Date,
): Promise<Found> {
  await hold(context, 'tokensFromAddress', visitor.address, now)
  const { db, sealed, config } = context
  const change = await findChange(db, keyedHash(config.secrets.token, token))
  const refusal = whyNot(change, now)
  if (change === null || refusal) return refusal ?? refused('OVER')
  const user = one(await db.select().from(users).where(eq(users.id, change.userId)))
  const email = emailIn(stateBefore(sealed, await listChangesSince(db, change))) ?? user.email
  return { status: 'OK', kind: change.kind, changedAt: change.changedAt.toISOString(), email }
}

/** A number confirmed by someone else in between stays theirs. */
async function restorePhone({ tx, sealed }: IdentityTransaction, userId: string, phone: string | null) {
  if (phone !== null) await oneAtATime(tx, `phone:${sealed.index(phone)}`)
  const isOthers = phone !== null && and(hasPhone(sealed, phone), ne(users.id, userId))
  const kept = isOthers && (await tx.$count(users, isOthers)) > 0 ? null : phone
  await tx.update(users).set(phoneColumns(sealed, kept)).where(eq(users.id, userId))
}

type Restoring = IdentityTransaction & { restoreBankData: RestoreBankData }

/** A password is never restored: a new one is set by the mailed link. */
async function restore(context: Restoring, userId: string, state: ChangeBefore, now: Date): Promise<void> {
  const { tx, sealed } = context
  if (state.kind === 'Email') {
    await tx.update(users).set({ email: state.before }).where(eq(users.id, userId))
    await markVerified(tx, userId, now)
  }
  if (state.kind === 'Phone') await restorePhone(context, userId, state.before)
  if (state.kind === 'SecondFactor') await restoreFactor(context, userId, state.before)
  if (state.kind === 'BankData')
    await context.restoreBankData(
      tx,
      { sealed, jobs: context.jobs, practitionerId: userId, before: state.before },
      now,
    )
}

/** Locks out the person who made the changes: sessions, links, password and credentials added since are invalid. */
async function shutOut(tx: Db, { userId, changedAt }: AccountChange, now: Date): Promise<void> {
  await endAllSessions(tx, userId, now)
  await forgetAllTokens(tx, userId)
  const isSince = or(eq(accounts.providerId, 'credential'), gte(accounts.createdAt, changedAt))
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), isSince))
}

async function undo(context: Restoring, change: AccountChange, now: Date): Promise<Undone> {
  const { tx, sealed } = context
  const { userId } = change
  const planned = emailIn(stateBefore(sealed, await listChangesSince(tx, change)))
  // Address, account, change: the lock order of all writers, to avoid deadlocks.
  if (planned !== undefined) await oneAtATime(tx, `email:${planned}`)
  const account = await lockAccount(tx, userId)
  const changes = await listChangesSince(tx, change)
  if (account === null || changes.length === 0 || changes[0]?.id !== change.id) return refused('USED')
  const state = stateBefore(sealed, changes)
  await shutOut(tx, change, now)
  for (const before of state) await restore(context, userId, before, now)
  const ids = changes.map(({ id }) => id)
  const gone = { undoneAt: now, sealedBefore: null, reservedEmail: null }
  await tx.update(accountChanges).set(gone).where(inArray(accountChanges.id, ids))
  const to = one(await tx.select().from(users).where(eq(users.id, userId)))
  if (to.email !== account.email) await queueNotice(context, { to: account, kind: 'changeUndone' }, now)
  await queuePasswordReset(context, { to }, now, 'accountRestored')
  const details = { kinds: changes.map(({ kind }) => kind) }
  const subject = { type: 'User', id: userId }
  await recordAudit(tx, { event: 'ChangeUndone', actorId: userId, subject, details }, now)
  return { status: 'OK', email: to.email }
}

/**
 * Undoes a change its owner did not make, and all later ones, using the token of the notification mail, once, within
 * seven days. Ends all sessions, open links, pending changes and the password, removes sign-in methods added since, and
 * mails a password link to the address the account then has. Throws TooMany past the limit of an address.
 */
export async function undoChange(
  context: IdentityContext & { restoreBankData: RestoreBankData },
  { token, visitor }: Asked,
  now: Date,
): Promise<Undone> {
  await hold(context, 'tokensFromAddress', visitor.address, now)
  const { restoreBankData } = context
  return context.db.transaction(async (tx) => {
    const change = await findChange(tx, keyedHash(context.config.secrets.token, token))
    const refusal = whyNot(change, now)
    if (change === null || refusal) return refusal ?? refused('OVER')
    return undo({ ...inTransaction(context, tx), restoreBankData }, change, now)
  })
}

const REMEMBERED_MS = 30 * DAY_MS

/** Deletes previous values once they can no longer be restored, and the record of the link a month later. */
export function forgetOldChanges(jobs: Jobs, db: Db, now: () => Date): void {
  jobs.on({
    queue: 'forget-account-changes',
    cron: '47 3 * * *',
    work: async () => {
      const { expiresAt } = accountChanges
      const isOver = and(lt(expiresAt, now()), isNotNull(accountChanges.sealedBefore))
      await db.update(accountChanges).set({ sealedBefore: null, reservedEmail: null }).where(isOver)
      await db.delete(accountChanges).where(lt(expiresAt, new Date(now().getTime() - REMEMBERED_MS)))
    },
  })
}
