import { expect, test } from 'vitest'
import { inOneLanguage } from './one-language.ts'

const capsule = {
  id: 'capsule',
  names: { en: 'Capsule', de: 'Kapsel', nl: 'Capsule', fr: 'Gélule' },
  pluralNames: { en: 'Capsules', de: 'Kapseln', nl: 'Capsules', fr: 'Gélules' },
  sizeUnit: 'Piece',
}

test('a list travels with its names in the language of the page, all else as it is', () => {
  expect(inOneLanguage([capsule], 'de')).toEqual([
    { id: 'capsule', names: { de: 'Kapsel' }, pluralNames: { de: 'Kapseln' }, sizeUnit: 'Piece' },
  ])
})

test('a list without names, and what is no list, stay as they are', () => {
  expect(inOneLanguage([{ id: 'NL' }], 'fr')).toEqual([{ id: 'NL' }])
  expect(inOneLanguage({ names: { en: 'Capsule', fr: 'Gélule' } }, 'fr')).toEqual({
    names: { en: 'Capsule', fr: 'Gélule' },
  })
})
