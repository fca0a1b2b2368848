import { expect, test } from 'vitest'
import { holdsLink, plainLine, plainName, unlinkedLine } from './typed-in-mails.ts'

test.for(['Anna', 'Zoë van ’t Hoff', "D'Arcy", 'Anne-Marie', 'Dr. Zoë van Dijk', '山田', 'x'.repeat(80)])(
  '"%s" is a name',
  (name) => {
    expect(plainName(` ${name} `)).toBe(name)
  },
)

test.for([
  '',
  ' ',
  'www.evil.example/win',
  'Win now at evil.example',
  '1 Anna',
  'Anna 1',
  'https://evil.example',
  'evil。example',
  'anna@evil.example',
  'Call 0900 1234',
  '<b>Zoë</b>',
  'Zoë\nWin',
  'x'.repeat(81),
])('%j is none that a mail prints', (typed) => {
  expect(plainName(typed)).toBeNull()
})

test.for([
  'Oudegracht 12',
  'Marie-Curie-Str.12 a/2',
  '12 bis, rue de l’Évêque',
  '1234-567 Lisboa',
  'Salvia B.V.',
  'Bäckerei “Anna” & Co'.replaceAll(/[“”]/g, '"'),
  'Laboratoires S.p.A. (Milano)',
  'Vitamin D3 1.000 µg, 120',
  'Ντένις s.r.o.',
  'x'.repeat(120),
])('%j is a line that a mail prints', (line) => {
  expect(plainLine(` ${line} `)).toBe(line)
})

test.for([
  '',
  ' ',
  '{secret}',
  'See www.evil.example',
  'evil.example 12',
  'B.V.evil.co',
  't.co',
  'a.b1.example',
  'https://evil',
  'evil//win',
  'anna@evil',
  'evil。example',
  'Call 0900 1234',
  'Call (0900) 12-34',
  'Call 09001234',
  '<b>Win</b>',
  'Win?',
  'Win\nnow',
  'x'.repeat(121),
])('%j is no line that a mail prints', (typed) => {
  expect(plainLine(typed)).toBeNull()
})

test('a line that its reader has to have is parted where it would be a link', () => {
  expect(unlinkedLine('Salvia B.V. Vitamin D3 1.000 µg')).toBe('Salvia B.V. Vitamin D3 1.000 µg')
  expect(unlinkedLine('https://evil.example/win me@evil。example')).toBe(
    'https:// evil. example/ win me@ evil。 example',
  )
})

test.for([
  ['Tot maandag! Zoë, praktijk B.V.\nTel. 030 123 45 67; 1.5 g/dag', false],
  ['', false],
  ['Win at evil.example', true],
  ['Win at evil。example', true],
  ['https://evil', true],
  ['Write to me@evil', true],
] as const)('%j holds a link: %s', ([text, is]) => {
  expect(holdsLink(text)).toBe(is)
})
