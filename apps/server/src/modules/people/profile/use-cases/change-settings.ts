import type { Profile } from '@salvia/contract/people/settings'
import { eq } from 'drizzle-orm'
import { type OwnerProof, setOptionalConsent, updateAccount, users } from '../../../identity/index.ts'
import {
  inTransaction,
  type PeopleContext,
  type PeopleTransaction,
  type Subject,
} from '../../people-context.ts'
import { practitioners } from '../../practitioners/data/practitioner-tables.ts'
import { type NotificationChoices, userSettings } from '../data/settings-tables.ts'
import { givenFields } from '../given-fields.ts'
import { confirmOwnPhone } from './confirm-own-phone.ts'
import { type ProfileChange, writeProfile } from './write-profile.ts'

type Choices = { [K in keyof Profile['notifications']]?: boolean | undefined }

async function writeChoices({ tx }: PeopleTransaction, userId: string, choices: NotificationChoices) {
  const [known] = await tx.select().from(userSettings).where(eq(userSettings.userId, userId)).for('update')
  const notifications = { ...known?.notifications, ...choices }
  await tx
    .insert(userSettings)
    .values({ userId, notifications })
    .onConflictDoUpdate({ target: userSettings.userId, set: { notifications } })
}

/** Ends mails of a kind to a person; nothing changes for an account that is gone. */
export async function stopMails(
  context: PeopleContext,
  { userId, choice }: { userId: string; choice: keyof NotificationChoices },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share')
    if (account) await writeChoices(inTransaction(context, tx), userId, { [choice]: false })
  })
}

/** Changes the caller's profile and mail notifications. Throws invalid. */
export async function changeSettings(
  context: PeopleContext,
  subject: Subject,
  {
    notifications,
    password,
    code,
    ...change
  }: ProfileChange & OwnerProof & { notifications?: Choices | undefined },
  now: Date,
): Promise<void> {
  const { userId } = subject
  await confirmOwnPhone(context, subject, { phone: change.phone, password, code }, now)
  await context.db.transaction(async (tx) => {
    const inside = inTransaction(context, tx)
    const account = await writeProfile(inside, subject, change, now)
    if (!notifications) return
    const { marketing, mailOpens, ...choices } = notifications
    await writeChoices(inside, userId, givenFields(choices))
    const languageCode = account.preferredLanguageCode
    for (const [kind, isGiven] of [
      ['Marketing', marketing],
      ['MailOpens', mailOpens],
    ] as const)
      if (isGiven !== undefined) await setOptionalConsent(tx, { userId, kind, isGiven, languageCode }, now)
  })
}

/** Marks further onboarding steps as done. */
export async function markSteps({ db }: PeopleContext, userId: string, steps: string[]): Promise<void> {
  await db
    .update(practitioners)
    .set({ onboardingSteps: [...new Set(steps)] })
    .where(eq(practitioners.userId, userId))
}

type Choice = Partial<Pick<typeof practitioners.$inferSelect, 'inOnboarding' | 'payCommissionsMonthly'>>

/** Saves a practitioner's own choice: that onboarding is finished, or when commission is paid out. */
export async function choose(
  { db }: PeopleContext,
  userId: string,
  choice: Choice,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(practitioners).set(choice).where(eq(practitioners.userId, userId))
    await updateAccount(tx, userId, {}, now)
  })
}
