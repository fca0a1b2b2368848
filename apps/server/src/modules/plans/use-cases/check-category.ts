import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import { templateCategories } from '../../reference/index.ts'

/** Throws invalid for a category of templates that does not exist. */
export async function checkCategory(tx: Db, templateCategoryId: string | null | undefined): Promise<void> {
  if (!templateCategoryId) return
  if ((await tx.$count(templateCategories, eq(templateCategories.id, templateCategoryId))) > 0) return
  throw invalid('word_unknown', 'There is no such category of templates.', [
    { id: 'templateCategoryId', error: 'word_unknown' },
  ])
}
