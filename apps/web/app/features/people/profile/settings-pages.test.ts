import { expect, test } from 'vitest'
import { movedSection, settingsPageAt, settingsPagesFor } from './settings-pages.ts'

test.for([
  ['#region', '/settings/region'],
  ['#addresses', '/settings/addresses'],
  ['#notifications', '/settings/notifications'],
  ['#credentials', '/settings/credentials'],
  ['#payout', '/settings/payout'],
  ['#contact', '/settings/sign-in'],
  ['#password', '/settings/sign-in#password'],
  ['#second-factor', '/settings/sign-in#second-factor'],
  ['#sessions', '/settings/sign-in#sessions'],
  ['#privacy', '/settings/privacy'],
])('an old address with %s leads on to %s', ([hash, to]) => {
  expect(movedSection({ pathname: '/settings/account', hash: hash ?? '' })).toBe(to)
})

test.for(['', '#profile', '#unknown'])('"%s" stays on the page of the account', (hash) => {
  expect(movedSection({ pathname: '/settings/account', hash })).toBeNull()
})

test('an anchor of the page that is shown leads nowhere', () => {
  expect(movedSection({ pathname: '/settings/sign-in', hash: '#sessions' })).toBeNull()
})

test('the business account is set up on the page of payouts', () => {
  expect(settingsPageAt('/settings/business-account')?.path).toBe('/settings/payout')
})

test('credentials and payout are for practitioners alone', () => {
  const pathsOf = (isPractitioner: boolean) => settingsPagesFor({ isPractitioner }).map(({ path }) => path)
  expect(pathsOf(true).filter((path) => !pathsOf(false).includes(path))).toEqual([
    '/settings/credentials',
    '/settings/payout',
  ])
})
