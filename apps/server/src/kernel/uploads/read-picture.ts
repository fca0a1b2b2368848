import { DomainError, invalid } from '#kernel/domain-error'
import { drawUpload } from '#kernel/pictures/draw'
import type { Output } from '#kernel/pictures/recipe'

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp']

const pictureRefused = () =>
  invalid('picture_refused', 'This picture cannot be read, or it has too many pixels.', [
    { id: 'File', error: 'picture_refused' },
  ])

/**
 * Re-encodes an uploaded picture, upright and without metadata. Pixels are counted before decoding. Throws invalid if
 * it is broken, has too many pixels or takes too long, unavailable if too many are waiting.
 */
export async function drawAnew(bytes: Uint8Array, outputs: Output[]): Promise<Buffer[]> {
  try {
    return await drawUpload(bytes, outputs)
  } catch (error) {
    throw error instanceof DomainError ? error : pictureRefused()
  }
}

/**
 * Counts a picture's pixels before it is decoded, here or in a browser. Throws invalid if it cannot be read or has too
 * many, unavailable if too many are waiting.
 */
export async function checkPixels(bytes: Buffer): Promise<void> {
  await drawAnew(bytes, [])
}
