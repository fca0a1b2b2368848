import { expect, test } from 'vitest'
import { linkedParts } from './linked-parts.ts'

const linksIn = (text: string) => linkedParts(text).flatMap(({ href }) => href ?? [])

test('addresses in a text are links, and nothing of the text is lost', () => {
  expect(linkedParts('See https://salvia.example/shop?a=1&b=2#c, or\nhttp://salvia.example.')).toEqual([
    { text: 'See ', href: null },
    { text: 'https://salvia.example/shop?a=1&b=2#c', href: 'https://salvia.example/shop?a=1&b=2#c' },
    { text: ', or\n', href: null },
    { text: 'http://salvia.example', href: 'http://salvia.example' },
    { text: '.', href: null },
  ])
  expect(linkedParts('None here')).toEqual([{ text: 'None here', href: null }])
  expect(linkedParts('')).toEqual([])
})

test.for([
  ['(https://salvia.example/a)', 'https://salvia.example/a'],
  ['https://salvia.example/a_(b)', 'https://salvia.example/a_(b)'],
  ['(https://salvia.example/x_(y))', 'https://salvia.example/x_(y)'],
  ['（https://salvia.example/a）。', 'https://salvia.example/a'],
  ['[https://salvia.example/a]!', 'https://salvia.example/a'],
  ['„https://salvia.example/a“', 'https://salvia.example/a'],
  ['HTTPS://SALVIA.EXAMPLE', 'HTTPS://SALVIA.EXAMPLE'],
] as const)('the address in “%s” is %s', ([text, address]) => {
  expect(linksIn(text)).toEqual([address])
})

test.for([
  'javascript:alert(1)',
  'javascript://salvia.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://salvia.example',
  '//salvia.example',
  'www.salvia.example',
  'xhttps://salvia.example',
  'https://',
  'https://salvia.example@evil.example/',
  'https://user:secret@evil.example/',
])('“%s” is no link', (text) => {
  expect(linksIn(text)).toEqual([])
})

test('an address ends where markup would begin', () => {
  expect(linksIn('https://salvia.example/"onclick="alert(1)')).toEqual(['https://salvia.example/'])
  expect(linksIn('https://salvia.example/<script>alert(1)</script>')).toEqual(['https://salvia.example/'])
})

test.for([')', ']', '.]', '.'])('a message of nothing but an address and “%s” is read', (sign) => {
  const text = `https://salvia.example/a${sign.repeat(9900 / sign.length)}`
  expect(linkedParts(text)).toEqual([
    { text: 'https://salvia.example/a', href: 'https://salvia.example/a' },
    { text: sign.repeat(9900 / sign.length), href: null },
  ])
})
