import { DomainError, invalid } from '#kernel/domain-error'
import { drawUpload } from '#kernel/pictures/draw'
import type { Output } from '#kernel/pictures/recipe'

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp']

const pictureRefused = () =>
  invalid('picture_refused', 'This picture cannot be read, or it has too many pixels.', [
    { id: 'File', error: 'picture_refused' },
  ])

/**
 * An uploaded picture drawn again, upright and without what the camera wrote into it. Its pixels are counted before it is
 * unfolded. Throws invalid for one that is broken, has too many or takes too long, unavailable when too many wait already.
 */
export async function drawAnew(bytes: Uint8Array, outputs: Output[]): Promise<Buffer[]> {
  try {
    return await drawUpload(bytes, outputs)
  } catch (error) {
    throw error instanceof DomainError ? error : pictureRefused()
  }
}

/**
 * Counts the pixels of a picture before anyone unfolds it, here or in a browser. Throws invalid for one that cannot be
 * read or has too many, unavailable when too many wait already.
 */
export async function checkPixels(bytes: Buffer): Promise<void> {
  await drawAnew(bytes, [])
}
