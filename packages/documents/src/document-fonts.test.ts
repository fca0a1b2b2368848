import { expect, test } from 'vitest'
import { printableBy } from './document-fonts.ts'

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
