import { websiteLink } from '@salvia/rules/people/website-link'
import { eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { invalid, notFound } from '#kernel/domain-error'
import { type Account, lockAccount, setPhone, updateAccount } from '../../../identity/index.ts'
import { checkCountry } from '../../../reference/index.ts'
import { followBusinessAccount } from '../../payout/use-cases/follow-business-account.ts'
import type { PeopleTransaction, Subject } from '../../people-context.ts'
import { practitioners } from '../../practitioners/data/practitioner-tables.ts'
import { givenFields } from '../given-fields.ts'
import { type AddressChange, saveAddresses } from './save-addresses.ts'

type Practitioner = typeof practitioners.$inferSelect

/** Fields owners may write in their own record; omitted ones are unchanged. */
export type ProfileChange = AddressChange & {
  phone?: string | null | undefined
} & Partial<
    {
      [K in 'firstName' | 'lastName' | 'countryId' | 'preferredLanguageCode' | 'preferredCurrencyId']:
        | Account[K]
        | undefined
    } & {
      [K in 'title' | 'specialty' | 'practiceName' | 'city' | 'website' | 'about' | 'showContactInfo']:
        | Practitioner[K]
        | undefined
    }
  >

function readWebsite(typed: string): string {
  const link = websiteLink(typed)
  if (link !== null) return link
  throw invalid('word_unknown', 'This is no address of a website.', [
    { id: 'website', error: 'word_unknown' },
  ])
}

async function writePractitioner({ tx }: PeopleTransaction, userId: string, change: ProfileChange) {
  const { title, specialty, practiceName, city, website, about, showContactInfo } = change
  const link = website ? readWebsite(website) : website
  const fields = givenFields({ title, specialty, practiceName, city, website: link, about, showContactInfo })
  if (Object.keys(fields).length === 0) return
  await tx.update(practitioners).set(fields).where(eq(practitioners.userId, userId))
}

/**
 * Writes a person's record in the caller's transaction and returns the resulting account. A new number set by the owner
 * is pending until confirmed. Throws not-found, and invalid for an unknown country or an invalid number.
 */
export async function writeProfile(
  context: PeopleTransaction,
  { userId, actor, address }: Subject,
  change: ProfileChange,
  now: Date,
): Promise<Account> {
  const { tx, sealed } = context
  const account = await lockAccount(tx, userId)
  if (!account || account.userStatusId === 'Deleted') throw notFound('user')
  if (change.countryId) checkCountry(change.countryId, 'countryId')
  const isOwner = actor.userId === userId
  const { firstName, lastName, countryId, preferredLanguageCode, preferredCurrencyId } = change
  const own = givenFields({ firstName, lastName, countryId, preferredLanguageCode, preferredCurrencyId })
  const written = await updateAccount(tx, userId, own, now)
  if (change.phone !== undefined)
    await setPhone(context, { user: written, typed: change.phone, actorId: actor.userId, address }, now)
  await writePractitioner(context, userId, change)
  const saveOwnAddresses = () => saveAddresses({ tx, sealed, userId, now }, change)
  if (change.billingAddress === undefined) await saveOwnAddresses()
  else await followBusinessAccount(context, userId, saveOwnAddresses)
  const details = { fields: Object.keys(givenFields(change)) }
  const subject = { type: 'User', id: userId }
  if (!isOwner && details.fields.length > 0)
    await recordAudit(tx, { event: 'UserChanged', actorId: actor.userId, subject, details }, now)
  return written
}
