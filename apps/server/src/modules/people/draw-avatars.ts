import { avatarSizes } from '@salvia/contract/words/people'
import sharp from 'sharp'
import { checkPixels, MOST_PIXELS, pictureRefused } from '#kernel/uploads/read-picture'

const DENSITIES = [1, 2]
const QUALITY = 80
const SECONDS = 10

/** The widths that an avatar is kept in: its sizes at densities 1 and 2. */
export const avatarWidths = [
  ...new Set(avatarSizes.flatMap((size) => DENSITIES.map((density) => size * density))),
].sort((a, b) => a - b)

/** Upright, square, without what the camera wrote into it. */
async function toSquare(bytes: Buffer, width: number): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 })
  return picture
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width, height: width, fit: 'cover' })
    .png()
    .toBuffer()
}

/**
 * An uploaded picture in every width, as WebP. Its pixels are counted before it is unfolded. Throws invalid for one
 * that is broken or has too many.
 */
export async function drawAvatars(bytes: Buffer): Promise<{ width: number; picture: Buffer }[]> {
  await checkPixels(bytes)
  try {
    const largest = await toSquare(bytes, Math.max(...avatarWidths))
    return await Promise.all(
      avatarWidths.map(async (each) => ({
        width: each,
        picture: await sharp(largest).resize({ width: each }).webp({ quality: QUALITY }).toBuffer(),
      })),
    )
  } catch {
    throw pictureRefused()
  }
}
