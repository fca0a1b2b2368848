import { describe, expect, test } from 'vitest'
import { type FlagRule, type FlagUser, hasFlag } from './feature-flags.ts'

const everyone: FlagRule = { isOn: true, userKinds: [], countries: [], userIds: [] }
const client: FlagUser = { userId: 'anna', userKindId: 'Client', countryId: 'NL', permissions: [] }
const practitioner: FlagUser = {
  userId: 'sophie',
  userKindId: 'Practitioner',
  countryId: 'DE',
  permissions: ['practitioner:base'],
}
const admin: FlagUser = {
  userId: 'mara',
  userKindId: 'Internal',
  countryId: null,
  permissions: ['admin:base'],
}
const whoHas = (rule: Partial<FlagRule>) =>
  [client, practitioner, admin]
    .filter((user) => hasFlag({ ...everyone, ...rule }, user))
    .map((user) => user.userId)

describe('who has a feature', () => {
  test.for([
    ['a flag that is off', { isOn: false }, ['mara']],
    ['one that is off, with an account of its own', { isOn: false, userIds: ['anna'] }, ['mara']],
    ['one that names nobody', {}, ['anna', 'sophie', 'mara']],
    ['a kind', { userKinds: ['Practitioner'] }, ['sophie', 'mara']],
    ['two kinds', { userKinds: ['Practitioner', 'Client'] }, ['anna', 'sophie', 'mara']],
    ['a country', { countries: ['NL'] }, ['anna', 'mara']],
    ['a kind in a country where it is', { userKinds: ['Client'], countries: ['NL'] }, ['anna', 'mara']],
    ['a kind in a country where it is not', { userKinds: ['Client'], countries: ['DE'] }, ['mara']],
    ['an account alone', { userIds: ['sophie'] }, ['sophie', 'mara']],
    ['an account beside a kind', { userKinds: ['Client'], userIds: ['sophie'] }, ['anna', 'sophie', 'mara']],
    ['an account beside a country', { countries: ['FR'], userIds: ['anna'] }, ['anna', 'mara']],
  ] as const)('%s', ([, rule, users]) => {
    expect(whoHas(rule)).toEqual(users)
  })

  test('somebody without a country has none that is for countries', () => {
    const nowhere = { ...client, countryId: null }
    expect(hasFlag({ ...everyone, countries: ['NL'] }, nowhere)).toBe(false)
    expect(hasFlag(everyone, nowhere)).toBe(true)
  })

  test('an admin with all rights has every one, a practitioner’s own right is none of an admin’s', () => {
    expect(hasFlag({ ...everyone, isOn: false }, { ...admin, permissions: ['admin:all'] })).toBe(true)
    expect(hasFlag({ ...everyone, isOn: false }, practitioner)).toBe(false)
  })
})
