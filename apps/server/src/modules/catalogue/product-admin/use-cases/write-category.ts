import type { AdminCategory } from '@salvia/contract/catalogue/admin-categories'
import type { Db } from '#db/database'
import { isOutdated, Outdated } from '#kernel/domain-error'
import { addCategory, changeCategory, forgetReference, lockCategory } from '../../../reference/index.ts'
import { getAdminCategory } from '../data/admin-category-queries.ts'

type Names = AdminCategory['names']

/** Creates a category and returns it. Throws conflict if the name is taken. */
export async function createCategory(
  db: Db,
  given: { names: Names; actorId: string },
  now: Date,
): Promise<AdminCategory> {
  const made = await db.transaction(async (tx) => getAdminCategory(tx, await addCategory(tx, given, now)))
  forgetReference(db)
  return made
}

type Change = { names?: Names | undefined; position?: number | undefined }

/**
 * Renames or moves a category. Throws not-found, conflict if the name is taken, and precondition with the current
 * category if someone else saved since `version` was read.
 */
export async function saveCategory(
  db: Db,
  { categoryId, actorId, version }: { categoryId: string; actorId: string; version: number | undefined },
  change: Change,
  now: Date,
): Promise<AdminCategory> {
  const saved = await db.transaction(async (tx) => {
    const row = await lockCategory(tx, categoryId)
    if (isOutdated(version, row))
      throw new Outdated(
        'Someone else saved this category meanwhile.',
        await getAdminCategory(tx, categoryId),
      )
    await changeCategory(tx, { row, actorId }, change, now)
    return getAdminCategory(tx, categoryId)
  })
  forgetReference(db)
  return saved
}
