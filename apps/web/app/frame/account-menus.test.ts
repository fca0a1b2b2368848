import type { User } from '@salvia/contract/people/current-user'
import { expect, test } from 'vitest'
import { allMenus } from './account-menus.ts'
import { mainMenu } from './menus.ts'

const pathsOf = (user: User) =>
  allMenus(mainMenu(user), user).flatMap(({ items }) => items.map(({ path }) => path))

const nobody = { isClient: false, isPractitioner: false, isAdmin: false, isApproved: false, permissions: [] }

test('the drawer of a client has the plans and orders once, where the header has them', () => {
  const client = { ...nobody, isClient: true } as unknown as User
  expect(pathsOf(client)).toEqual(['/orders', '/shop', '/settings/account', '/faqs/all', '/auth/signout'])
})

test('what the header of a practitioner lacks stays in the drawer', () => {
  const practitioner = { ...nobody, isPractitioner: true } as unknown as User
  expect(pathsOf(practitioner)).toContain('/orders')
  expect(new Set(pathsOf(practitioner)).size).toBe(pathsOf(practitioner).length)
})
