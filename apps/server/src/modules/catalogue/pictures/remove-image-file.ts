import type { Db } from '#db/database'
import { queueRemoval } from '#kernel/uploads/remove-files'
import type { CatalogueContext } from '../catalogue-context.ts'
import { catalogueImageKey, imageSubject, tokenOfImageUrl } from './image-address.ts'
import { forgetDrawn } from './use-cases/keep-drawn.ts'

/**
 * Removes the file behind one of our addresses and everything derived from it, once the caller's transaction commits.
 */
export async function removeImageFile(
  context: { tx: Db } & Pick<CatalogueContext, 'jobs'>,
  imageUrl: string | null,
): Promise<void> {
  const token = tokenOfImageUrl(imageUrl)
  if (token === null) return
  await queueRemoval(context, [catalogueImageKey(token)])
  await forgetDrawn(context, imageSubject(token))
}
