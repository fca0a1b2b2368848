import { expect, test } from 'vitest'
import { takesLetters } from './page-keys.ts'

test.for(['text', 'search', 'email', 'tel', 'url', 'number', 'password', 'date', 'time', ''])(
  'an input of the type “%s” takes letters itself',
  (type) => {
    expect(takesLetters({ tagName: 'INPUT', type })).toBe(true)
  },
)

test.for(['checkbox', 'radio', 'range', 'file', 'button', 'submit'])(
  'an input of the type “%s” leaves letters to the page',
  (type) => {
    expect(takesLetters({ tagName: 'INPUT', type })).toBe(false)
  },
)

test('a text area and a choice take letters themselves; a button, a link and the page do not', () => {
  const taking = ['TEXTAREA', 'SELECT', 'BUTTON', 'A', 'MAIN'].filter((tagName) => takesLetters({ tagName }))
  expect(taking).toEqual(['TEXTAREA', 'SELECT'])
})
