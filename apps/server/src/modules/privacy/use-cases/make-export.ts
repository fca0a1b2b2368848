import { DAY_MS } from '@salvia/contract/durations'
import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { Db } from '#db/database'
import { documentFonts } from '#kernel/document-fonts'
import { queueMessage } from '#kernel/outbox/outbox'
import { keepFiles } from '#kernel/uploads/keep-files'
import { queueRemoval } from '#kernel/uploads/remove-files'
import { lockAccount } from '../../identity/index.ts'
import { collectPerson } from '../collect-person.ts'
import { dataExports } from '../data/privacy-tables.ts'
import { exportKey, exportKeys } from '../export-keys.ts'
import type { PrivacyContext } from '../privacy-context.ts'
import { endExports } from './move-export.ts'

export const MAKE_EXPORT = 'make-data-export'

const DAYS_KEPT = 7

/** Another attempt at the same export was faster: its files are identical. */
async function isMade(tx: Db, exportId: string): Promise<boolean> {
  const [row] = await tx
    .select({ state: dataExports.state })
    .from(dataExports)
    .where(eq(dataExports.id, exportId))
  return row?.state === 'Ready'
}

/** Marks an export as ready, and notifies its person. */
async function announce(context: PrivacyContext, exportId: string, now: Date): Promise<void> {
  const { jobs, config } = context
  await context.db.transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + DAYS_KEPT * DAY_MS)
    const [made] = await endExports(tx, eq(dataExports.id, exportId), { event: 'finish', expiresAt })
    if (!made && (await isMade(tx, exportId))) return
    const to = made && (await lockAccount(tx, made.userId))
    // Erased meanwhile: the files are removed again.
    if (!to) throw new Error('the export is not asked for any more')
    const props = {
      kind: 'exportReady' as const,
      languageCode: made.languageCode,
      firstName: to.firstName,
      url: `${config.publicUrl}/settings/privacy`,
    }
    const content = { template: 'account' as const, props }
    await queueMessage({ tx, jobs }, { kind: 'Mail', accountId: to.id, recipient: to.email, content }, now)
  })
}

/** Collects a person's data into two files. Repeating replaces them; a finished export is not changed. */
export async function makeExport(context: PrivacyContext, exportId: string, now: Date): Promise<void> {
  const { db, services } = context
  const [asked] = await db.select().from(dataExports).where(eq(dataExports.id, exportId))
  if (asked?.state !== 'Making') return
  const { name, sections } = await collectPerson(context, asked.userId, now)
  const { renderDataExport } = await import('@salvia/documents')
  const madeAt = now.toISOString()
  const { languageCode, timeZone } = asked
  const pdf = await renderDataExport({ languageCode, timeZone, name, madeAt, sections, fonts: documentFonts })
  const json = Buffer.from(JSON.stringify({ madeAt, name, ...sections }, null, 2))
  const files = [
    { key: exportKey(exportId, 'json'), bytes: json, contentType: 'application/json' },
    { key: exportKey(exportId, 'pdf'), bytes: Buffer.from(pdf), contentType: 'application/pdf' },
  ]
  await keepFiles(services.files, files, () => announce(context, exportId, now))
}

/** Removes expired exports: first queues their files for removal, then deletes the rows. */
export async function removeOldExports({ db, jobs }: PrivacyContext, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(dataExports)
      .where(and(isNotNull(dataExports.expiresAt), lte(dataExports.expiresAt, now)))
      .returning({ id: dataExports.id })
    await queueRemoval(
      { tx, jobs },
      removed.flatMap(({ id }) => exportKeys(id)),
    )
  })
}
