import { expect, test } from 'vitest'
import { partsOf, printableBy } from './document-fonts.ts'

const fonts = { regular: 'data/fonts/DejaVuSans.ttf', bold: 'data/fonts/DejaVuSans-Bold.ttf' }

test.for([
  { text: 'Größe œuvre Ελ Жи\n2', shown: 'Größe œuvre Ελ Жи\n2' },
  { text: 'ברזל حديد', shown: 'ברזל حديد' },
  { text: '維生素 C', shown: '□ C' },
  { text: '🧿🧿 Zinc \ud83d', shown: '□ Zinc \ufffd' },
  { text: 'a\u0000\u202eb\u200dc', shown: 'abc' },
  { text: '', shown: '' },
])('$text is printed as $shown', async ({ text, shown }) => {
  expect((await printableBy(fonts))(text)).toBe(shown)
})

test.for([
  { word: 'a'.repeat(28), parts: [28] },
  { word: 'a'.repeat(29), parts: [28, 1] },
  { word: 'https://salvia.example/recommendations/4TB84ZU', parts: [46] },
  { word: `https://${'a'.repeat(67)}`, parts: [75] },
  { word: `https://${'a'.repeat(68)}`, parts: [28, 28, 20] },
])('$word is parted into $parts', ({ word, parts }) => {
  expect(partsOf(word).map(({ length }) => length)).toEqual(parts)
})
