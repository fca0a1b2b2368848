import { expect, test } from 'vitest'
import { findPasswordError, keptPasswordRules } from './password.ts'

test.for([
  { password: '', error: 'Field is not optional' },
  { password: 'abcde12', error: 'Password must contain at least 8 characters, including a number' },
  { password: 'abcdef12', error: null },
  { password: `${'a'.repeat(98)}1`, error: null },
  { password: `${'a'.repeat(99)}1`, error: "Password's length must be lesser than 100 characters" },
  { password: '12345678', error: 'Password must contain at least one alphabet' },
  { password: '        ', error: 'Password must contain at least one alphabet' },
  { password: 'salvia-demo', error: 'Password must contain at least one number' },
  { password: 'пароль123', error: null },
  { password: 'two words 1', error: null },
])('"$password": $error', ({ password, error }) => {
  expect(findPasswordError(password)).toBe(error)
})

test('a form can tick off each rule that a password keeps', () => {
  expect(['', 'abcdefgh', '12345678', 'a1', 'abcdefg1'].map(keptPasswordRules)).toEqual([
    { length: false, letter: false, number: false },
    { length: true, letter: true, number: false },
    { length: true, letter: false, number: true },
    { length: false, letter: true, number: true },
    { length: true, letter: true, number: true },
  ])
})
