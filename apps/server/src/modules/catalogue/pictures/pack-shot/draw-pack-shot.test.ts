import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brandColour } from './brand-colour.ts'
import { drawPackShot, type PackShot } from './draw-pack-shot.ts'
import { fitText } from './fit-text.ts'
import { textPath, textWidth } from './outlines.ts'

const shot: PackShot = {
  deliveryFormat: 'softgel',
  brandName: 'Nordic Naturals',
  productName: 'Omega-3D Lemon',
  strength: '690 mg',
  contents: '60 softgels',
  brandColour: '#1F5F96',
}

const draw = (over: Partial<PackShot> = {}) => drawPackShot({ ...shot, ...over })

test('the same product is drawn the same way, another one differently', () => {
  expect(draw()).toBe(draw())
  expect(draw({ productName: 'Omega-3D Orange' })).not.toBe(draw())
})

test('every form is a picture that opens, 120 by 160', async () => {
  const forms = [
    'capsule',
    'tablet',
    'softgel',
    'powder',
    'liquid',
    'drops',
    'spray',
    'sachet',
    'lozenge',
    'gummy',
  ]
  for (const deliveryFormat of [...forms, 'unheard-of']) {
    const { width, height } = await sharp(Buffer.from(draw({ deliveryFormat }))).metadata()
    expect([deliveryFormat, width, height]).toEqual([deliveryFormat, 120, 160])
  }
})

test('a powder comes in a jar, drops in a dropper bottle, sachets in a sachet', () => {
  expect(draw({ deliveryFormat: 'powder' })).toContain('M13 44')
  expect(draw({ deliveryFormat: 'drops' })).toContain('url(#amber)')
  expect(draw({ deliveryFormat: 'sachet' })).toContain('M26 12H94V152H26Z')
})

test('text carries no markup into the picture', async () => {
  const svg = draw({ productName: '<script>alert("&")</script>', brandName: `O'Neil & "Sons"` })
  expect(svg).not.toContain('<script')
  expect(svg).toContain('&lt;script&gt;')
  expect(svg).toContain('O&#39;Neil &amp; &quot;Sons&quot;')
  expect(svg).not.toContain('<text')
  expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg')
})

test('a colour that is none is refused', () => {
  expect(() => draw({ brandColour: 'red"/><script>' })).toThrow('not a colour')
})

test('strength and contents may be missing', () => {
  expect(draw({ strength: '', contents: '' }).length).toBeLessThan(draw().length)
})

const room = { width: 60, height: 40, leading: 1.2, sizes: [10, 8, 6], weight: '600' as const }

test('a short name stands in the largest size, a longer one breaks between words or shrinks', () => {
  expect(fitText('Glycine', room)).toEqual({ lines: ['Glycine'], size: 10 })
  expect(fitText('Magnesium Malate', room)).toEqual({ lines: ['Magnesium', 'Malate'], size: 10 })
  expect(fitText('Phosphatidylserine', room).size).toBe(6)
})

test('a name that fits nowhere is cut and says so, and every line stays inside', () => {
  const { lines, size } = fitText(
    'Extra long product name that nobody could ever print on any small bottle of theirs, in whatever size',
    room,
  )
  expect(size).toBe(6)
  expect(lines).toHaveLength(5)
  expect(lines.at(-1)).toMatch(/…$/)
  expect(Math.max(...lines.map((line) => textWidth(line, '600') * size))).toBeLessThanOrEqual(60)
})

test('nothing to say takes no line', () => {
  expect(fitText('  ', room).lines).toEqual([])
})

test('letters that the outlines lack are drawn as their plain ones, signs as a dash', () => {
  expect(textWidth('ș', '500')).toBe(textWidth('s', '500'))
  expect(textWidth('漢', '500')).toBe(textWidth('-', '500'))
  expect(textPath('', { x: 0, y: 0, size: 10, weight: '500' })).toBe('')
})

test('a brand keeps its colour', () => {
  expect(brandColour('Thorne')).toBe('#23474F')
  expect(brandColour('Any Brand')).toBe(brandColour('any brand'))
  expect(brandColour('')).toMatch(/^#[0-9A-F]{6}$/)
})
