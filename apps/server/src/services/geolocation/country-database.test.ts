import { expect, test } from 'vitest'
import { countryDatabase } from './country-database.ts'

const { countryOf } = countryDatabase()

test.for([
  ['145.97.39.155', 'NL'],
  ['2a02:a210::1', 'NL'],
  ['8.8.8.8', 'US'],
  ['::ffff:145.97.39.155', 'NL'],
  ['127.0.0.1', null],
  ['::1', null],
  ['10.1.2.3', null],
  ['192.168.0.1', null],
  ['172.31.255.255', null],
  ['fd00::1', null],
  ['fe80::1', null],
  ['not an address', null],
  ['', null],
  ['1.2.3.4.5', null],
] as const)('%s is in %s', ([ip, country]) => {
  expect(countryOf(ip)).toBe(country)
})
