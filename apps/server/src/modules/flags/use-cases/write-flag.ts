import type { FeatureFlag, FeatureFlagChange, FeatureFlagInput } from '@salvia/contract/flags/feature-flags'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { changedFields } from '#kernel/audit/changed-fields'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid, isOutdated, notFound, Outdated } from '#kernel/domain-error'
import { users } from '../../identity/index.ts'
import { isCountry } from '../../reference/index.ts'
import { getFlag } from '../data/flag-queries.ts'
import { featureFlagAccounts, featureFlags } from '../data/flag-tables.ts'
import { forgetFlags } from '../evaluate-flags.ts'

type Fields = Partial<Omit<FeatureFlagInput, 'key'>>

/** Throws invalid for an unknown country. */
function checkCountries({ countries = [] }: Fields): void {
  const faults = countries.flatMap((code, at) =>
    isCountry(code) ? [] : [{ id: `countries.${at}`, error: 'country_unknown' }],
  )
  if (faults.length > 0) throw invalid('country_unknown', 'There is no such country.', faults)
}

/** The accounts with these addresses. Throws invalid if one has no account. */
async function findAccounts(tx: Db, emails: string[]): Promise<string[]> {
  const sought = [...new Set(emails.map((email) => email.toLowerCase()))]
  if (sought.length === 0) return []
  const { id, email } = users
  const known = await tx.select({ id, email }).from(users).where(inArray(email, sought))
  const ids = new Map(known.map((user) => [user.email, user.id]))
  const faults = emails.flatMap((typed, at) =>
    ids.has(typed.toLowerCase()) ? [] : [{ id: `accounts.${at}`, error: 'account_unknown' }],
  )
  if (faults.length > 0) throw invalid('account_unknown', 'No account has this address.', faults)
  return [...ids.values()]
}

async function setAccounts(tx: Db, flagKey: string, userIds: string[]): Promise<void> {
  await tx.delete(featureFlagAccounts).where(eq(featureFlagAccounts.flagKey, flagKey))
  if (userIds.length === 0) return
  await tx.insert(featureFlagAccounts).values(userIds.map((userId) => ({ flagKey, userId })))
}

/** For the audit log: accounts by id, never by address. */
const logged = ({ accounts, ...rest }: Fields, userIds: string[] | undefined) => ({
  ...rest,
  ...(accounts && { accounts: [...(userIds ?? [])].sort() }),
})

/** Creates a flag. Throws conflict if the key exists, and invalid. */
export async function createFlag(
  db: Db,
  { input, actorId }: { input: FeatureFlagInput; actorId: string },
  now: Date,
): Promise<FeatureFlag> {
  const { key, accounts, ...fields } = input
  checkCountries(fields)
  const made = await db.transaction(async (tx) => {
    const rows = await tx
      .insert(featureFlags)
      .values({ key, ...fields, updatedAt: now })
      .onConflictDoNothing()
      .returning({ key: featureFlags.key })
    if (rows.length === 0) throw conflict('name_taken', 'Another flag has this key.')
    const userIds = await findAccounts(tx, accounts)
    await setAccounts(tx, key, userIds)
    const subject = { type: 'FeatureFlag', key }
    const changes = changedFields({}, logged({ ...fields, accounts }, userIds))
    await recordAudit(tx, { event: 'FlagCreated', actorId, subject, details: { changes } }, now)
    return getFlag(tx, key)
  })
  forgetFlags(db)
  return made
}

type Saving = { key: string; actorId: string; version: number | undefined }

async function save(tx: Db, { key, actorId, version }: Saving, fields: Fields, now: Date) {
  const [locked] = await tx.select().from(featureFlags).where(eq(featureFlags.key, key)).for('update')
  if (!locked) throw notFound('flag')
  const current = await getFlag(tx, key)
  if (isOutdated(version, current)) throw new Outdated('Someone else saved this flag meanwhile.', current)
  const userIds = fields.accounts && (await findAccounts(tx, fields.accounts))
  const before = { ...current, accounts: current.accounts.map(({ id }) => id).sort() }
  const changes = changedFields(before, logged(fields, userIds))
  const subject = { type: 'FeatureFlag', key }
  await recordAudit(tx, { event: 'FlagChanged', actorId, subject, details: { changes } }, now)
  if (changes.length === 0) return current
  const { accounts: _, ...columns } = fields
  await tx
    .update(featureFlags)
    .set({ ...columns, version: current.version + 1, updatedAt: now })
    .where(eq(featureFlags.key, key))
  if (userIds) await setAccounts(tx, key, userIds)
  return getFlag(tx, key)
}

/**
 * Changes who has a feature, effective in this process at once. Throws not-found, invalid, and precondition with the
 * current flag if someone else saved since `version` was read.
 */
export async function changeFlag(
  db: Db,
  saving: Saving,
  fields: FeatureFlagChange,
  now: Date,
): Promise<FeatureFlag> {
  checkCountries(fields)
  const saved = await db.transaction((tx) => save(tx, saving, fields, now))
  forgetFlags(db)
  return saved
}
