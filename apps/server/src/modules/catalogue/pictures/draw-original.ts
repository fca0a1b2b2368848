import { one } from '#db/one'
import { drawAnew } from '#kernel/uploads/read-picture'

/** The largest size any screen needs at density 2 (docs/specification.md, section 9). */
const LONGEST_SIDE = 3072
const QUALITY = 92

/** An uploaded picture as stored. Throws invalid and unavailable. */
export const drawOriginal = async (bytes: Buffer): Promise<Buffer> =>
  one(
    await drawAnew(bytes, [{ format: 'webp', quality: QUALITY, width: LONGEST_SIDE, height: LONGEST_SIDE }]),
  )
