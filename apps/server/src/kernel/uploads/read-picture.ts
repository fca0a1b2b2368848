import sharp from 'sharp'
import { invalid } from '#kernel/domain-error'

/** Pixels that a picture may unfold to; a camera's have fewer. */
export const MOST_PIXELS = 50_000_000

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp']

export const pictureRefused = () =>
  invalid('picture_refused', 'This picture cannot be read, or it has too many pixels.', [
    { id: 'File', error: 'picture_refused' },
  ])

/**
 * Counts the pixels of a picture before anyone unfolds it, here or in a browser. Throws invalid for one that cannot be
 * read or has too many.
 */
export async function checkPixels(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (width * height === 0 || width * height > MOST_PIXELS) throw pictureRefused()
}
