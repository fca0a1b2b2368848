import sharp, { type Sharp } from 'sharp'
import { serveProcess } from '../side-process/serve-process.ts'
import { type Drawn, MOST_PIXELS, type Output, type Recipe } from './recipe.ts'

/** One picture at a time on one core: the others are for requests. */
sharp.concurrency(1)
sharp.cache(false)

/** AVIF takes seconds at its default effort. */
const AVIF_EFFORT = 2
/** AVIF reaches the same quality at a lower setting. */
const AVIF_LESS = 20
const QUALITY = 80
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

function sized(source: Sharp, { width, height, fit = 'inside', isEnlarged, ground }: Output) {
  if (width === undefined && height === undefined) return source
  const withoutEnlargement = !isEnlarged
  return source.resize({ width, height, fit, withoutEnlargement, background: ground ?? TRANSPARENT })
}

function encoded(source: Sharp, { format, quality = QUALITY, isDrawing = false }: Output) {
  if (format === 'avif') return source.avif({ quality: quality - AVIF_LESS, effort: AVIF_EFFORT })
  if (format === 'jpeg') return source.jpeg({ quality })
  return format === 'png' ? source.png({ palette: isDrawing }) : source.webp({ quality })
}

function drawOne({ source, density, isTurnedUpright }: Recipe, output: Output): Promise<Buffer> {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source
  const read = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1, ...(density ? { density } : {}) })
  const picture = sized(isTurnedUpright ? read.autoOrient() : read, output)
  // JPEG has no transparency: without a background it would be rendered on black.
  const ground = output.ground ?? (output.format === 'jpeg' ? '#ffffff' : undefined)
  return encoded(ground === undefined ? picture : picture.flatten({ background: ground }), output).toBuffer()
}

/** Pixels are counted before decoding. */
async function checkPixels({ source }: Recipe): Promise<void> {
  if (typeof source === 'string') return
  const { width, height } = await sharp(source, { limitInputPixels: false }).metadata()
  if (width * height === 0 || width * height > MOST_PIXELS) throw new Error('too many pixels')
}

serveProcess(async (recipe: Recipe): Promise<Drawn> => {
  await checkPixels(recipe)
  const pictures: Buffer[] = []
  for (const output of recipe.outputs) pictures.push(await drawOne(recipe, output))
  return { pictures }
})
