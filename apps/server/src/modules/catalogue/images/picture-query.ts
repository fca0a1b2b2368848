import type { Sharp } from 'sharp'
import { z } from 'zod'

/**
 * The sizes that pictures are made in, and no others, so that nobody can fill a cache with every size there is: those
 * of lists, and the screens of specification section 9 at densities 1 and 2.
 */
const pictureSizes = [
  44, 64, 88, 96, 128, 176, 192, 320, 480, 640, 768, 960, 1024, 1280, 1536, 2048, 2560, 3072,
] as const
const qualities = [60, 70, 80, 90] as const
const backgrounds = ['transparent', 'ffffff', 'f7f7f5', '000000'] as const

const Size = z.coerce.number().pipe(z.literal([...pictureSizes]))

const modifiers = {
  width: Size.default(320),
  /** With a height the picture is laid into the box, on the background. */
  height: Size.optional(),
  quality: z.coerce
    .number()
    .pipe(z.literal([...qualities]))
    .default(80),
  background: z.enum(backgrounds).default('transparent'),
}

export const PictureQuery = z.strictObject({
  ...modifiers,
  format: z.enum(['webp', 'avif', 'jpeg', 'png']).default('webp'),
})
export const DrawnQuery = z.strictObject({
  ...modifiers,
  format: z.enum(['webp', 'avif', 'jpeg', 'png', 'svg']).default('webp'),
})
export type Wanted = z.infer<typeof DrawnQuery>

export const pictureContentTypes: Record<Wanted['format'], string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
}

/** AVIF shows the same at a lower figure. */
const AVIF_LESS = 20
const SECONDS = 10

/** A picture as it is wanted. `drawn` ones may be made larger than they are, photos never. */
export async function toPicture(
  source: Sharp,
  { width, height, format, quality, background }: Wanted,
  isDrawn: boolean,
): Promise<Buffer> {
  const ground = background === 'transparent' ? { r: 0, g: 0, b: 0, alpha: 0 } : `#${background}`
  const box = height === undefined ? { width } : { width, height, fit: 'contain' as const }
  const sized = source
    .timeout({ seconds: SECONDS })
    .resize({ ...box, background: ground, withoutEnlargement: !isDrawn && height === undefined })
  // JPEG knows no transparency: without a ground it would stand on black.
  const laid =
    background !== 'transparent'
      ? sized.flatten({ background: ground })
      : format === 'jpeg'
        ? sized.flatten({ background: '#ffffff' })
        : sized
  if (format === 'avif') return laid.avif({ quality: quality - AVIF_LESS }).toBuffer()
  if (format === 'jpeg') return laid.jpeg({ quality }).toBuffer()
  return format === 'png' ? laid.png().toBuffer() : laid.webp({ quality }).toBuffer()
}
