import { expect, test } from 'vitest'
import { readLink } from './read-link.ts'

test.for([
  [null, null],
  ['', null],
  ['https://maker.example/oil', 'https://maker.example/oil'],
  ['HTTP://maker.example', 'HTTP://maker.example'],
  ['maker.example/oil', 'https://maker.example/oil'],
  ['maker.example:8080/oil', 'https://maker.example:8080/oil'],
] as const)('%s is read as %s', ([typed, address]) => {
  expect(readLink(typed)).toBe(address)
})

test.for(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'https://', 'a b'])(
  '%s is refused',
  (typed) => {
    expect(() => readLink(typed)).toThrow('This is no address of a website.')
  },
)
