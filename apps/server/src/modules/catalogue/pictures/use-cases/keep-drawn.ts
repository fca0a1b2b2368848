import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { queueRemoval } from '#kernel/uploads/remove-files'
import type { CatalogueContext } from '../../catalogue-context.ts'
import { drawnPictures } from '../drawn-picture-tables.ts'
import { drawnKey } from '../image-address.ts'

/** Maximum total size of rendered pictures in the file store. */
const MOST_BYTES = 2 * 1024 ** 3

export type DrawnPicture = { tag: string; subject: string; version: string; picture: Buffer; type: string }

type TxContext = { tx: Db } & Pick<CatalogueContext, 'jobs'>

/** Files removed per job. */
const REMOVED = 500

async function removeFiles(context: TxContext, dropped: { tag: string }[]): Promise<void> {
  const keys = dropped.map(({ tag }) => drawnKey(tag))
  for (let at = 0; at < keys.length; at += REMOVED) await queueRemoval(context, keys.slice(at, at + REMOVED))
}

/** Stores a rendered picture and removes those of earlier versions of its subject. Idempotent. */
export async function keepDrawn(
  { db, jobs, services }: Pick<CatalogueContext, 'db' | 'jobs' | 'services'>,
  { tag, subject, version, picture, type }: DrawnPicture,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(drawnPictures)
      .values({ tag, subject, version, bytes: picture.length, drawnAt: now })
      .onConflictDoNothing()
    const isOutOfDate = and(eq(drawnPictures.subject, subject), ne(drawnPictures.version, version))
    const dropped = await tx.delete(drawnPictures).where(isOutOfDate).returning({ tag: drawnPictures.tag })
    await removeFiles({ tx, jobs }, dropped)
  })
  // Written after its row: a file without a row would never be removed.
  await services.files.put(drawnKey(tag), picture, type)
}

/** Removes all rendered pictures of a deleted subject, in the caller's transaction. */
export async function forgetDrawn({ tx, jobs }: TxContext, subject: string): Promise<void> {
  const isOfIt = eq(drawnPictures.subject, subject)
  const dropped = await tx.delete(drawnPictures).where(isOfIt).returning({ tag: drawnPictures.tag })
  await removeFiles({ tx, jobs }, dropped)
}

/** Removes the oldest rendered pictures while the total exceeds `mostBytes`. */
export async function boundDrawn(
  { db, jobs }: Pick<CatalogueContext, 'db' | 'jobs'>,
  mostBytes = MOST_BYTES,
): Promise<void> {
  await db.transaction(async (tx) => {
    const newerBytes = sql<number>`sum(${drawnPictures.bytes}) over (order by ${drawnPictures.drawnAt} desc, ${drawnPictures.tag})`
    const listed = tx
      .select({ tag: drawnPictures.tag, newerBytes: newerBytes.as('newer_bytes') })
      .from(drawnPictures)
      .as('listed')
    const isPast = sql`${listed.newerBytes} > ${mostBytes}`
    const dropped = await tx
      .delete(drawnPictures)
      .where(inArray(drawnPictures.tag, tx.select({ tag: listed.tag }).from(listed).where(isPast)))
      .returning({ tag: drawnPictures.tag })
    await removeFiles({ tx, jobs }, dropped)
  })
}
