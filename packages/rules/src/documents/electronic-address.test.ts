import { expect, test } from 'vitest'
import { electronicAddress } from './electronic-address.ts'

test('a company is addressed by its VAT number as it is printed, a Swedish one by that of its organisation', () => {
  expect(electronicAddress('de 123.456 789')).toEqual({ scheme: '9930', id: 'DE123456789' })
  expect(electronicAddress('SE556677889901')).toEqual({ scheme: '0007', id: '5566778899' })
  expect(electronicAddress('SE55667788990')).toBeNull()
  expect(electronicAddress('12345678')).toBeNull()
})
