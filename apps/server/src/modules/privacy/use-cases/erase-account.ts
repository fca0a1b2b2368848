import { fullName } from '@salvia/rules/people/full-name'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { forgetAccess } from '#kernel/access-log/forget-access'
import { forgetInAudit } from '#kernel/audit/forget-in-audit'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, forbidden, notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { forgetAnswers } from '#kernel/idempotency/forget-answers'
import { forgetMessages } from '#kernel/outbox/forget-messages'
import { queueRemoval } from '#kernel/uploads/remove-files'
import {
  eraseCarts,
  eraseCartsPractitioner,
  listCartsNoting,
  listCartsOf,
  lockCarts,
} from '../../cart/index.ts'
import { forgetChats } from '../../chat/index.ts'
import { forgetDemoCalls } from '../../demo-calls/index.ts'
import { forgetInDisruptions } from '../../disruptions/index.ts'
import {
  type Account,
  blankAccount,
  confirmOwner,
  lockAccount,
  type OwnerProof,
  removeAccount,
  users,
} from '../../identity/index.ts'
import { eraseInquirer } from '../../inquiries/index.ts'
import { forgetLearner } from '../../learning/index.ts'
import {
  eraseFromOrder,
  eraseOrdersPractitioner,
  listOrdersOf,
  type PersonsOrder,
} from '../../orders/index.ts'
import { forgetPayers } from '../../payments/index.ts'
import {
  eraseFiles,
  eraseFromFiles,
  erasePractitioner,
  listStandIns,
  peopleInTransaction,
} from '../../people/index.ts'
import { erasePlansOf, listPlansOfClient } from '../../plans/index.ts'
import { forgetReader } from '../../updates/index.ts'
import { eraseFromImports, isMoneyOpen } from '../../wallet/index.ts'
import { dataExports, orderErasures } from '../data/privacy-tables.ts'
import { exportKeys } from '../export-keys.ts'
import type { PrivacyContext } from '../privacy-context.ts'
import { provenContacts } from '../proven-contacts.ts'

type Person = { userId: string; name: string; emails: string[] }

/** Who requested the erasure of whose account; `check` may refuse, with the account locked, before anything is done. */
export type Erasing = {
  userId: string
  actorId: string
  check?: (tx: Db, account: Account) => Promise<void>
}

/** New rows appeared while locking: retry. */
class RowsChangedWhileLocking extends Error {}

const TRIES = 5
const DEADLOCK = '40P01'

const isPassing = (error: unknown): boolean =>
  error instanceof RowsChangedWhileLocking ||
  (error as { cause?: { code?: string } }).cause?.code === DEADLOCK

/** An unverified address may be somebody else's: its guest orders are not touched. */
async function findPerson(tx: Db, { sealed }: PrivacyContext, userId: string): Promise<Person> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId))
  if (!account) throw notFound('user')
  return { userId, name: fullName(account), emails: provenContacts(account, sealed).emails }
}

async function recordsOf(tx: Db, person: Person): Promise<{ cartIds: string[]; orders: PersonsOrder[] }> {
  const orders = await listOrdersOf(tx, person)
  const carts = await listCartsOf(tx, person)
  const cartIds = [...new Set([...carts, ...orders.map(({ cartId }) => cartId)])].toSorted()
  return { cartIds, orders }
}

/**
 * Locks carts before the account: placing an order locks its cart and then the account. Once the account is locked no
 * new row can reference it.
 */
async function lockAll(tx: Db, person: Person) {
  const { cartIds } = await recordsOf(tx, person)
  await lockCarts(tx, [...cartIds, ...(await listCartsNoting(tx, person))])
  const account = await lockAccount(tx, person.userId)
  if (!account) throw notFound('user')
  const records = await recordsOf(tx, person)
  if (records.cartIds.some((id) => !cartIds.includes(id))) throw new RowsChangedWhileLocking()
  return { account, ...records }
}

/** Texts identifying a person in messages, stored responses and jobs, beyond the account's id. */
function textsOf(account: Account, { sealed }: PrivacyContext, orders: PersonsOrder[]) {
  const { emails, phones } = provenContacts(account, sealed)
  const recipients = [...emails, ...phones]
  return { recipients, texts: [...recipients, ...orders.map(({ orderId }) => orderId)] }
}

async function eraseOrders(
  tx: Db,
  context: PrivacyContext,
  orders: PersonsOrder[],
  now: Date,
): Promise<void> {
  for (const order of orders) {
    const isWaiting = await eraseFromOrder({ tx, jobs: context.jobs }, order, now)
    const { orderId, role } = order
    if (isWaiting)
      await tx.insert(orderErasures).values({ orderId, role, requestedAt: now }).onConflictDoNothing()
  }
  await forgetPayers(
    tx,
    orders.map(({ orderId }) => orderId),
  )
}

async function eraseTraces(tx: Db, context: PrivacyContext, { account, orders }: Locked): Promise<void> {
  const { recipients, texts } = textsOf(account, context, orders)
  await forgetMessages(tx, { account: { id: account.id, name: fullName(account) }, recipients, texts })
  await forgetAnswers(tx, texts)
  await forgetInAudit(tx, account.id)
  await forgetAccess(tx, account.id)
  await context.jobs.forget(tx, {
    texts: recipients,
    isAbout: (data) => isSealedAbout(data, context, recipients),
  })
}

function isSealedAbout(data: object, { sealed }: PrivacyContext, recipients: string[]): boolean {
  try {
    const text = 'sealed' in data ? sealed.open(String(data.sealed)) : ''
    return recipients.some((recipient) => text.includes(recipient))
  } catch {
    // Data that no key can decrypt reveals nothing, and cannot be processed either.
    return true
  }
}

type Locked = Awaited<ReturnType<typeof lockAll>>

async function eraseExports(tx: Db, context: PrivacyContext, userId: string): Promise<void> {
  const removed = await tx.delete(dataExports).where(eq(dataExports.userId, userId)).returning()
  await queueRemoval(
    { tx, jobs: context.jobs },
    removed.flatMap(({ id }) => exportKeys(id)),
  )
}

/**
 * A client's account is deleted; a practitioner's is anonymised, as plans, orders and the ledger still reference it.
 */
async function eraseAccountItself(
  tx: Db,
  context: PrivacyContext,
  { account }: Locked,
  now: Date,
): Promise<void> {
  const { id: userId } = account
  if (account.userKindId === 'Client') {
    await removeAccount(tx, userId)
    return
  }
  await erasePlansOf({ tx, jobs: context.jobs }, userId, now)
  await eraseOrdersPractitioner(tx, userId)
  await eraseCartsPractitioner(tx, { userId, name: fullName(account) })
  await eraseFromImports(tx, userId)
  await eraseInquirer(tx, userId)
  await erasePractitioner(tx, userId)
  await context.forgetErp(tx, userId)
  await blankAccount(tx, userId, now)
}

async function erase(
  tx: Db,
  context: PrivacyContext,
  { userId, actorId, check }: Erasing,
  now: Date,
): Promise<void> {
  const person = await findPerson(tx, context, userId)
  const locked = await lockAll(tx, person)
  await check?.(tx, locked.account)
  if (await isMoneyOpen(tx, userId))
    throw conflict('wallet_open', 'There is money in the wallet. It is paid out first.')
  const inside = peopleInTransaction(context, tx)
  const standIns = await listStandIns(tx, person.emails)
  const plansByPractitioner = await listPlansOfClient(tx, [person.userId, ...standIns])
  await eraseOrders(tx, context, locked.orders, now)
  await eraseCarts(tx, locked.cartIds, now)
  await forgetInDisruptions(tx, person)
  await forgetChats({ tx, jobs: context.jobs }, person)
  await forgetDemoCalls(context, tx, { emails: person.emails, now })
  await forgetReader(tx, person.userId)
  await forgetLearner(tx, person.userId)
  await eraseTraces(tx, context, locked)
  await eraseFiles(inside, person.userId)
  await eraseExports(tx, context, person.userId)
  await eraseFromFiles(inside, { ...person, plansByPractitioner }, now)
  await eraseAccountItself(tx, context, locked, now)
  const subject = { type: 'User', id: userId }
  await recordAudit(tx, { event: 'AccountErased', actorId, subject }, now)
}

/**
 * Erases an account: all sessions end at once, orders keep what tax law requires (docs/privacy.md), practitioners are
 * asked about their own files. Throws not-found, conflict while a practitioner's money is outstanding, and what `check`
 * throws.
 */
export async function eraseUser(context: PrivacyContext, erasing: Erasing, now: Date): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await context.db.transaction((tx) => erase(tx, context, erasing, now))
      return
    } catch (error) {
      if (tries === TRIES || !isPassing(error)) throw error
    }
  }
}

/**
 * Erases the caller's own account (`eraseUser`). Throws invalid for a wrong password or code, conflict while a
 * practitioner's money is outstanding, forbidden for admins, whose accounts are closed by other admins.
 */
export async function eraseAccount(
  context: PrivacyContext,
  { actor, ...proof }: OwnerProof & { actor: Actor },
  now: Date,
): Promise<void> {
  const { userId, userKindId } = actor
  if (userKindId === 'Internal') throw forbidden()
  await confirmOwner(context, { caller: actor, ...proof }, now)
  await eraseUser(context, { userId, actorId: userId }, now)
}
