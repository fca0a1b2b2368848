import { fullName } from '@salvia/rules/people/full-name'
import { one } from '#db/one'
import { drawKept } from '#kernel/pictures/draw'
import { textPath } from '../modules/catalogue/index.ts'
import type { DemoGraduate } from './demo-newcomers.ts'

const WIDTH = 1200
const HEIGHT = 850
const CENTRE = WIDTH / 2
const INK = '#1D2A26'
const QUIET = '#545B55'
const GREEN = '#1F5D4C'

type Line = { text: string; y: number; size: number; fill: string; weight?: '500' | '600' }

const line = ({ text, y, size, fill, weight = '500' }: Line): string =>
  `<path fill="${fill}" d="${textPath(text, { x: CENTRE, y, size, weight })}"/>`

const frame = (inset: number, width: number): string =>
  `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}"
    fill="none" stroke="${GREEN}" stroke-width="${width}"/>`

/** Draws a diploma, always identical; it says that it belongs to the demo. */
export async function drawDiploma({ firstName, lastName, diploma }: DemoGraduate): Promise<Buffer> {
  const { school, degree, place, issuedOn } = diploma
  const lines: Line[] = [
    { text: school, y: 170, size: 34, fill: QUIET },
    { text: degree, y: 300, size: 52, fill: GREEN, weight: '600' },
    { text: fullName({ firstName, lastName }), y: 470, size: 64, fill: INK, weight: '600' },
    { text: `${place}, ${issuedOn}`, y: 590, size: 30, fill: INK },
    { text: 'Specimen, drawn for the demo', y: 760, size: 22, fill: QUIET },
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#FAF8F4"/>${frame(30, 6)}${frame(46, 2)}
    <circle cx="${CENTRE}" cy="675" r="38" fill="none" stroke="${GREEN}" stroke-width="4"/>
    ${lines.map(line).join('')}</svg>`
  return one(await drawKept(svg, [{ format: 'png', isDrawing: true }]))
}
