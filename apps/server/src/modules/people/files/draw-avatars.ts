import { avatarSizes } from '@salvia/contract/words/people'
import { one } from '#db/one'
import { drawKept } from '#kernel/pictures/draw'
import { drawAnew } from '#kernel/uploads/read-picture'

const DENSITIES = [1, 2]

/** Stored avatar widths: its sizes at densities 1 and 2. */
export const avatarWidths = [
  ...new Set(avatarSizes.flatMap((size) => DENSITIES.map((density) => size * density))),
].sort((a, b) => a - b)

/** An uploaded picture, cropped square in every width, as WebP. Throws invalid and unavailable. */
export async function drawAvatars(bytes: Buffer): Promise<{ width: number; picture: Buffer }[]> {
  const widest = Math.max(...avatarWidths)
  const square = one(
    await drawAnew(bytes, [{ format: 'png', width: widest, height: widest, fit: 'cover', isEnlarged: true }]),
  )
  const pictures = await drawKept(
    square,
    avatarWidths.map((width) => ({ format: 'webp', width })),
  )
  return pictures.map((picture, at) => ({ width: avatarWidths[at] ?? widest, picture }))
}
