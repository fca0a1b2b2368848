import type { LanguageCode, Translated } from '@salvia/contract/words/locale'
import { drawPackShot, type PackShot } from './pack-shot/draw-pack-shot.ts'
import { textPath, textWidth } from './pack-shot/outlines.ts'

export const socialPages = ['home', 'shop', 'brands', 'plan'] as const
export type SocialPage = (typeof socialPages)[number]

const titles: Record<SocialPage, Translated> = {
  home: {
    en: 'Supplement plans from your practitioner',
    de: 'Nahrungsergänzung nach Plan',
    nl: 'Supplementplannen van je behandelaar',
    fr: 'Des plans de votre praticien',
  },
  shop: {
    en: 'Food supplements',
    de: 'Nahrungsergänzungsmittel',
    nl: 'Voedingssupplementen',
    fr: 'Compléments alimentaires',
  },
  brands: { en: 'Brands', de: 'Marken', nl: 'Merken', fr: 'Marques' },
  plan: {
    en: 'A treatment plan',
    de: 'Ein Behandlungsplan',
    nl: 'Een behandelplan',
    fr: 'Un plan de traitement',
  },
}

const pack = (deliveryFormat: string, productName: string, brandColour: string): PackShot => ({
  deliveryFormat,
  brandName: 'Salvia',
  productName,
  strength: '',
  contents: '',
  brandColour,
})

/** Packs without a brand: a preview must not advertise a manufacturer. */
const packs = [
  pack('powder', 'Fibre', '#A84F2D'),
  pack('capsule', 'Magnesium', '#1F5D4C'),
  pack('drops', 'Vitamin D', '#7D5407'),
]

const WIDTH = 1280
export const SOCIAL_WIDTH = WIDTH
export const SOCIAL_HEIGHT = 640
const LEFT = 96
const ROOM = 600
const PACK_WIDTH = 204
const PACKS_LEFT = 716
const PACKS_TOP = 176
const LEAF =
  '<path d="M5 4.5C14 4.2 23 8 23 18.4c0 2-.4 3.7-1 5.1C11.6 24 4.4 17.4 5 4.5Z" fill="#317663"/>' +
  '<path d="M8.5 8.5C14 12.5 18.5 17.5 23.8 26" fill="none" stroke="#FAF8F4" stroke-width="1.7" stroke-linecap="round"/>'

/** A line of text starting at `LEFT`; `textPath` centres text on `x`. */
function line(text: string, size: number, y: number, fill: string): string {
  const x = LEFT + (textWidth(text, '600') * size) / 2
  return `<path d="${textPath(text, { x, y, size, weight: '600' })}" fill="${fill}"/>`
}

/** Splits the title in two if one line would be too small in a list of messages. */
function titleLines(title: string): string[] {
  const words = title.split(' ')
  if (textWidth(title, '600') * 56 <= ROOM || words.length === 1) return [title]
  const half = title.length / 2
  const at = words.findIndex((_, index) => words.slice(0, index + 1).join(' ').length >= half)
  return [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')].filter((text) => text !== '')
}

/** Preview picture for shared page links: name, what the page is, three packs. 1280 by 640. */
export function drawSocialPicture(page: SocialPage, language: LanguageCode): string {
  const lines = titleLines(titles[page][language])
  const widest = Math.max(...lines.map((text) => textWidth(text, '600')))
  const size = Math.min(64, ROOM / widest)
  const words = lines.map((text, at) => line(text, size, 372 + at * size * 1.2, '#1D2A26')).join('')
  const shelf = packs
    .map((shot, at) =>
      drawPackShot(shot)
        .replace('<svg ', `<svg x="${PACKS_LEFT + at * (PACK_WIDTH - 32)}" y="${PACKS_TOP}" `)
        .replace('width="120" height="160"', `width="${PACK_WIDTH}" height="${(PACK_WIDTH * 4) / 3}"`),
    )
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${SOCIAL_HEIGHT}" width="${WIDTH}" height="${SOCIAL_HEIGHT}">` +
    `<rect width="${WIDTH}" height="${SOCIAL_HEIGHT}" fill="#FAF8F4"/>` +
    `<rect y="${SOCIAL_HEIGHT - 16}" width="${WIDTH}" height="16" fill="#1F5D4C"/>` +
    `<g transform="translate(${LEFT - 16} 176) scale(3.2)">${LEAF}</g>` +
    line('Salvia', 52, 240, '#1F5D4C').replace('<path ', '<path transform="translate(84 0)" ') +
    words +
    shelf +
    '</svg>'
  )
}
