import { one } from '#db/one'
import { drawKept } from '#kernel/pictures/draw'
import { textPath } from '../modules/catalogue/index.ts'

const INK = '#1D2A26'
const GREEN = '#1F5D4C'
const GROUND = '#FAF8F4'
const TINT = '#DCEBE5'

type Drawing = { width: number; height: number; ground: string; content: string }

const draw = async ({ width, height, ground, content }: Drawing): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ground}"/>${content}</svg>`
  return one(await drawKept(svg, [{ format: 'png', isDrawing: true }]))
}

/** A profile picture: the practice's leaf. */
export const drawLeaf = (): Promise<Buffer> =>
  draw({
    width: 512,
    height: 512,
    ground: TINT,
    content: `<path fill="${GREEN}" d="M256 72C376 152 408 296 256 420C104 296 136 152 256 72Z"/>
    <path fill="none" stroke="${TINT}" stroke-width="10" d="M256 140V460M256 260L330 200M256 260L182 200M256 340L318 290M256 340L194 290"/>`,
  })

const NIGHTS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A sleep diary of a week, to print and fill in. */
export function drawSleepDiary(): Promise<Buffer> {
  const text = (words: string, x: number, y: number, size: number) =>
    `<path fill="${INK}" d="${textPath(words, { x, y, size, weight: '600' })}"/>`
  const rows = NIGHTS.map((night, at) => {
    const y = 320 + at * 110
    return `${text(night, 150, y, 36)}<path stroke="${GREEN}" stroke-width="3" d="M260 ${y}H900"/>`
  })
  const content = `${text('Sleep diary', 500, 140, 64)}${rows.join('')}`
  return draw({ width: 1000, height: 1120, ground: GROUND, content })
}
