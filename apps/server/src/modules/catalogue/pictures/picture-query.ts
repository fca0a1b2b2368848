import { z } from 'zod'
import type { Output } from '#kernel/pictures/recipe'

const LARGEST = 1536

/**
 * Allowed picture sizes, so that nobody can fill the store with arbitrary ones: those the pages use, and the screens of
 * docs/specification.md, section 9.
 */
const pictureSizes = [44, 64, 88, 96, 128, 176, 192, 320, 480, 640, 768, 960, 1024, 1280, LARGEST] as const
/** AVIF takes far longer to encode than the others, and a PNG of a photo far more space. */
const LARGEST_COSTLY = 640
const costly: readonly string[] = ['avif', 'png']
const qualities = [60, 80] as const
const backgrounds = ['transparent', 'ffffff', 'f7f7f5'] as const

const Size = z.coerce.number().pipe(z.literal([...pictureSizes]))

const modifiers = {
  width: Size.default(320),
  /** If a height is given the picture is fitted into the box on the background: a square, or twice as wide as high. */
  height: Size.optional(),
  quality: z.coerce
    .number()
    .pipe(z.literal([...qualities]))
    .default(80),
  background: z.enum(backgrounds).default('transparent'),
}

type Size = (typeof pictureSizes)[number]

/** The smallest of the sizes that shows a picture of this width in full, or the largest. */
export const widthFor = (width: number): Size => pictureSizes.find((size) => size >= width) ?? LARGEST
type Asked = { width: Size; height?: Size | undefined; format: string }

const isBox = ({ width, height }: Asked): boolean =>
  height === undefined || height === width || height * 2 === width
const isSmallEnough = ({ width, format }: Asked): boolean =>
  width <= LARGEST_COSTLY || !costly.includes(format)

const inBounds = <T extends z.ZodType<Asked>>(query: T) =>
  query
    .refine(isBox, { path: ['height'], error: 'invalid' })
    .refine(isSmallEnough, { path: ['width'], error: 'too_big' })

export const PictureQuery = inBounds(
  z.strictObject({ ...modifiers, format: z.enum(['webp', 'avif', 'jpeg', 'png']).default('webp') }),
)
export const DrawnQuery = inBounds(
  z.strictObject({ ...modifiers, format: z.enum(['webp', 'avif', 'jpeg', 'png', 'svg']).default('webp') }),
)
export type Wanted = z.infer<typeof DrawnQuery>

export const pictureContentTypes: Record<Wanted['format'], string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
}

/**
 * Output settings for a requested picture. Rendered pictures (`isDrawn`) may be enlarged; of photos only the background
 * is.
 */
export function outputOf(
  { width, height, format, quality, background }: Wanted & { format: Output['format'] },
  isDrawn: boolean,
): Output {
  const ground = background === 'transparent' ? {} : { ground: `#${background}` }
  const box = height === undefined ? { width } : { width, height, fit: 'contain' as const }
  return { ...box, ...ground, format, quality, isEnlarged: isDrawn || height !== undefined }
}
