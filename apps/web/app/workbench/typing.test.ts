import { expect, test } from 'vitest'
import { beginTyping, followUrl, isUnsent, send } from './typing.ts'

const typeOver = (typing: ReturnType<typeof beginTyping>, typed: string) => ({ ...typing, typed })

test('what was typed while an earlier word was on its way stays, and is sent', () => {
  const later = typeOver(send(typeOver(beginTyping(''), 'zinc')), 'zinc 15')
  const arrived = followUrl(later, 'zinc')
  expect(arrived).toEqual({ typed: 'zinc 15', sent: [] })
  expect(isUnsent(arrived, 'zinc')).toBe(true)
})

test('a word that is on its way is not sent again', () => {
  const sent = send(typeOver(beginTyping(''), 'zinc '))
  expect(isUnsent(sent, '')).toBe(false)
  expect(isUnsent(followUrl(sent, 'zinc'), 'zinc')).toBe(false)
})

test('a word that the next one overtook is not waited for', () => {
  const both = send(typeOver(send(typeOver(beginTyping(''), 'zin')), 'zinc'))
  expect(followUrl(both, 'zinc')).toEqual({ typed: 'zinc', sent: [] })
})

test('another change of the URL replaces what is typed', () => {
  const arrived = followUrl(send(typeOver(beginTyping(''), 'zinc')), 'zinc')
  expect(followUrl(arrived, '')).toEqual({ typed: '', sent: [] })
})
