import { type Container, type ContainerKind, containers } from './containers.ts'
import { type Fitted, fitText } from './fit-text.ts'
import { textPath, textWidth, type Weight } from './outlines.ts'

export type PackShot = {
  deliveryFormat: string
  brandName: string
  productName: string
  /** "200 mg", or empty. */
  strength: string
  /** "60 softgels", or empty. */
  contents: string
  /** A hex colour. */
  brandColour: string
}

const kinds: Record<string, readonly ContainerKind[]> = {
  capsule: ['bottle', 'amber-bottle', 'bottle'],
  tablet: ['bottle', 'amber-bottle'],
  softgel: ['bottle', 'bottle', 'amber-bottle'],
  powder: ['jar'],
  gummy: ['jar', 'bottle'],
  liquid: ['amber-bottle'],
  drops: ['dropper'],
  spray: ['dropper'],
  sachet: ['sachet'],
  lozenge: ['tube', 'bottle'],
}

const WHITE_CAP = '#F7F5F0'
const GOLD_CAP = '#D9B65A'

/** Manufacturers stick to one kind of glass and cap, so both depend on the brand. */
const brandNumber = (brandName: string): number =>
  [...brandName].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 65_521, 1)

function containerOf({ deliveryFormat, brandName }: PackShot): Container {
  const choices = kinds[deliveryFormat] ?? ['bottle']
  return containers[choices[brandNumber(brandName) % choices.length] ?? 'bottle']
}

const capColour = ({ brandName, brandColour }: PackShot, isAmber: boolean): string =>
  isAmber ? GOLD_CAP : brandNumber(brandName) % 3 === 0 ? brandColour : WHITE_CAP

const GRADIENTS =
  '<defs>' +
  '<linearGradient id="sheen" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-opacity=".16"/><stop offset=".14" stop-opacity=".02"/><stop offset=".3" stop-color="#fff" stop-opacity=".22"/><stop offset=".46" stop-color="#fff" stop-opacity="0"/><stop offset=".8" stop-opacity=".03"/><stop offset="1" stop-opacity=".18"/></linearGradient>' +
  '<linearGradient id="amber" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#4E2A0E"/><stop offset=".3" stop-color="#8A4F1C"/><stop offset=".6" stop-color="#6E3C14"/><stop offset="1" stop-color="#3F210B"/></linearGradient>' +
  '<linearGradient id="white" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#F1EEE8"/></linearGradient>' +
  '<radialGradient id="ground"><stop offset="0" stop-color="#1D2A26" stop-opacity=".22"/><stop offset="1" stop-color="#1D2A26" stop-opacity="0"/></radialGradient>' +
  '</defs>'

const MIDDLE = 60
const SIDE = 5
const BAND = 0.64
const LEADING = 1.18
const BRAND_LINE = 13

type Line = { y: number; size: number; weight: Weight; fill: string; spacing?: number; opacity?: string }

function line(text: string, { y, size, weight, fill, spacing = 0, opacity = '1' }: Line): string {
  const path = textPath(text, { x: MIDDLE, y, size, weight, spacing })
  return `<path d="${path}" fill="${fill}"${opacity === '1' ? '' : ` fill-opacity="${opacity}"`}/>`
}

/** Lines of one text, as a block centred on `middle`. */
function block({ lines, size }: Fitted, middle: number, fill: string): string {
  const step = size * LEADING
  const first = middle - ((lines.length - 1) * step) / 2 + size * 0.36
  return lines.map((text, at) => line(text, { y: first + at * step, size, weight: '600', fill })).join('')
}

/** The largest size up to `most` at which a line fits. */
const oneLine = (text: string, width: number, most: number): number =>
  Math.min(most, width / Math.max(textWidth(text, '600'), 0.01))

function labelText(shot: PackShot, { label }: Container): string {
  const { x, y, width, height } = label
  const room = width - 2 * SIDE
  const band = height * BAND
  const brand = shot.brandName.toUpperCase()
  const brandSize = Math.min(6.2, oneLine(brand, room - brand.length * 0.3, 6.2))
  const nameHeight = band - BRAND_LINE - 4
  const name = fitText(shot.productName, {
    width: room,
    height: nameHeight,
    leading: LEADING,
    sizes: [10.4, 9.4, 8.6, 7.8, 7, 6.2],
    weight: '600',
  })
  const strengthSize = oneLine(shot.strength, room, 8.4)
  const lower = y + band + (height - band) / 2
  const isBoth = shot.strength !== '' && shot.contents !== ''
  const strengthY = isBoth ? lower - 1 : lower + 3
  const contentsY = isBoth ? lower + 9 : lower + 2
  const contentsSize = oneLine(shot.contents, room, 5.8)
  const white = { fill: '#fff', weight: '600' as const }
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${Math.round(band * 10) / 10}" fill="${shot.brandColour}"/>` +
    line(brand, { ...white, y: y + 11, size: brandSize, spacing: 0.3, opacity: '.86' }) +
    block(name, y + BRAND_LINE + (band - BRAND_LINE) / 2 - 1, '#fff') +
    line(shot.strength, { y: strengthY, size: strengthSize, weight: '600', fill: shot.brandColour }) +
    line(shot.contents, { y: contentsY, size: contentsSize, weight: '500', fill: '#4E545E' })
  )
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

const isHexColour = (colour: string): boolean => /^#[0-9a-f]{6}$/i.test(colour)

/**
 * A pack as SVG, 120 by 160: bottle, jar, sachet, dropper or tube depending on delivery format, with a label in the
 * brand's colour showing name, strength and contents. Text is rendered as outlines, so it needs no font and cannot
 * inject markup.
 */
export function drawPackShot(shot: PackShot): string {
  if (!isHexColour(shot.brandColour)) throw new Error(`not a colour: ${shot.brandColour}`)
  const container = containerOf(shot)
  const { body, isAmber, closure, shadow } = container
  const title = [shot.brandName, shot.productName, shot.strength].filter((part) => part !== '').join(' ')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160" width="120" height="160" role="img">' +
    `<title>${escapeXml(title)}</title>${GRADIENTS}` +
    `<ellipse cx="60" cy="155" rx="${shadow}" ry="4" fill="url(#ground)"/>` +
    `<path d="${body}" fill="url(#${isAmber ? 'amber' : 'white'})"/>` +
    labelText(shot, container) +
    `<path d="${body}" fill="url(#sheen)"/>` +
    `<path d="${body}" fill="none" stroke="#1D2A26" stroke-opacity=".1"/>` +
    closure(capColour(shot, isAmber)) +
    '</svg>'
  )
}
