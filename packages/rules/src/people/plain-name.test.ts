import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'

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
