import { hashPassword as libraryHash, verifyPassword as libraryVerify } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPasswordOf } from './passwords.ts'

const PASSWORD = 'Läven\u0064er ﬁ 42'
/** What a password costs is asked of the one test that compares with the library. */
const CHEAP = 16

test('a hash is that of its password alone, and never twice the same', async () => {
  const hash = await hashPassword(PASSWORD, CHEAP)
  expect(await isPasswordOf(hash, PASSWORD, CHEAP)).toBe(true)
  expect(await isPasswordOf(hash, `${PASSWORD} `, CHEAP)).toBe(false)
  expect(await hashPassword(PASSWORD, CHEAP)).not.toBe(hash)
})

test('our hashes and the library’s are the same', async () => {
  expect(await libraryVerify({ hash: await hashPassword(PASSWORD), password: PASSWORD })).toBe(true)
  expect(await isPasswordOf(await libraryHash(PASSWORD), PASSWORD)).toBe(true)
})

test('signs that look alike are the same in any form of Unicode', async () => {
  const hash = await hashPassword('Zoë-12345'.normalize('NFC'), CHEAP)
  expect(await isPasswordOf(hash, 'Zoë-12345'.normalize('NFD'), CHEAP)).toBe(true)
})

test.for([null, '', 'x', 'x:y', ':'])('%j is the hash of no password', async (hash) => {
  expect(await isPasswordOf(hash, PASSWORD, CHEAP)).toBe(false)
})
