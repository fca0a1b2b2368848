import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { changedFields } from '#kernel/audit/changed-fields'
import { recordAudit } from '#kernel/audit/record-audit'
import { isOutdated, Outdated } from '#kernel/domain-error'
import { forgetReference } from '../cached-reference.ts'
import { getAdminCountry } from '../data/admin-country-queries.ts'
import { shippingCountries } from '../data/reference-tables.ts'

type Opening = { code: string; actorId: string; isOpen: boolean; version: number | undefined }

/**
 * Opens or closes a country for selling. Throws not-found for an unknown country, and precondition with the current
 * country if someone else saved since `version` was read.
 */
export async function openCountry(
  db: Db,
  { code, actorId, isOpen, version }: Opening,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const current = await getAdminCountry(tx, code, now)
    await tx
      .insert(shippingCountries)
      .values({ countryCode: code, isOpen: false, version: 0 })
      .onConflictDoNothing()
    const rows = await tx
      .select()
      .from(shippingCountries)
      .where(eq(shippingCountries.countryCode, code))
      .for('update')
    const row = one(rows)
    if (isOutdated(version, row))
      throw new Outdated('Someone else saved this country meanwhile.', {
        ...current,
        version: row.version,
        isOpen: row.isOpen,
      })
    const changes = changedFields({ isOpen: row.isOpen }, { isOpen })
    const subject = { type: 'Country', key: code }
    await recordAudit(tx, { event: 'CountryChanged', actorId, subject, details: { changes } }, now)
    if (changes.length === 0) return
    await tx
      .update(shippingCountries)
      .set({ isOpen, setBy: 'operator', version: row.version + 1 })
      .where(eq(shippingCountries.countryCode, code))
  })
  forgetReference(db)
}
