import sharp from 'sharp'
import { checkPixels, MOST_PIXELS, pictureRefused } from '#kernel/uploads/read-picture'

/** The largest screen at density 2 (specification section 9). */
const LONGEST_SIDE = 3072
const QUALITY = 92
const SECONDS = 20

/**
 * An uploaded picture drawn anew, upright and without what the camera wrote into it, at most as large as the largest
 * screen. Throws invalid for one that is broken or unfolds to too many pixels.
 */
export async function drawOriginal(bytes: Buffer): Promise<Buffer> {
  await checkPixels(bytes)
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch {
    throw pictureRefused()
  }
}
