import { expect, test } from 'vitest'
import { deliveryFormat, intakeFormat, isDeliveryFormat } from './formats.ts'

test.for([
  ['Softgel Capsule', '60 Softgel(s)', 'softgel'],
  ['Powder', '30 Packet(s)', 'sachet'],
  ['Powder', 'oz. Scoop(s)', 'powder'],
  ['Liquid', 'fl. Oz. Drop(s)', 'drops'],
  ['Liquid', 'fl. Oz. Teaspoon(s)', 'liquid'],
  ['Lozenge', '30 Drop(s)', 'lozenge'],
  ['Other (e.g. tea bag)', '60 Caplet(s)', 'tablet'],
  [null, 'Vegetarian Capsule(s)', 'capsule'],
  [null, '', undefined],
] as const)('form %s with units %s comes as %s', ([form, units, format]) => {
  expect(deliveryFormat(form, units)).toBe(format)
})

test.for([
  ['Powder', '30 Gram(s)', 'powder'],
  ['Liquid', '5 mL', 'liquid'],
  ['Gummy', '60 Tablet(s)', 'gummy'],
  ['Capsule', '', 'capsule'],
] as const)('form %s with units %s stays %s', ([form, units, format]) => {
  expect(deliveryFormat(form, units)).toBe(format)
})

test.for([
  ['Vegetable Capsule(s)', 'capsule', 'capsule'],
  ['level Scoop(s)', 'powder', 'scoop'],
  ['Tablespoon(s)', 'liquid', 'tablespoon'],
  ['full Dropper(s)', 'drops', 'dropper'],
  ['Gram(s)', 'powder', 'gram'],
  ['serving', 'powder', undefined],
  ['serving', 'liquid', undefined],
  ['serving', 'drops', undefined],
] as const)('a unit of %s of a %s is taken by the %s', ([unit, delivery, intake]) => {
  expect(intakeFormat(unit, delivery)).toBe(intake)
})

test('labels are read for the formats of supplements', () => {
  expect([isDeliveryFormat('softgel'), isDeliveryFormat('teabag')]).toEqual([true, false])
})
