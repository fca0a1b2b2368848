import { expect, test } from 'vitest'
import { allergensNamed, readAllergens } from './allergens-named.ts'

test.for([
  ['Contains: fish (anchovy), soy.', ['Fish', 'Soy']],
  ['Contains no milk or egg. Contains tree nuts.', ['Nuts']],
  ['Free of milk but contains soy; may contain traces of egg', ['Eggs', 'Soy']],
  ['Free of milk\nSoy', ['Soy']],
  ['Free of: milk, egg and soy', []],
  ['Soy-free, dairy free, non-dairy. Non-GMO soya lecithin', ['Soy']],
  ['Not free of milk, not nut-free', ['Milk', 'Nuts']],
  ['Cannot be guaranteed free of nuts', ['Nuts']],
  ['Does not contain milk except whey', ['Milk']],
  ['No milk (but soy)', ['Soy']],
  ['Fishes, crustaceans, molluscs', ['Crustaceans', 'Fish', 'Molluscs']],
  ['Enthält Fisch und Milcheiweiß, frei von Gluten. Sojafrei', ['Fish', 'Milk']],
  ['Enthält keine Milch, enthält aber Ei', ['Eggs']],
  ['Ohne Nüsse, aber mit Senf und Sellerie', ['Celery', 'Mustard']],
  ['Bevat geen melk. Bevat ei, vis en weipoeder', ['Eggs', 'Fish', 'Milk']],
  ['Zonder gluten maar bevat sojalecithine; lactosevrij', ['Soy']],
  ['Ne contient pas de lait mais du soja', ['Soy']],
  ['Sans œuf. Contient du lactosérum, des sulfites et des noix de cajou', ['Milk', 'Nuts', 'Sulphites']],
  ['Arachides, blé, sésame, lupin', ['Gluten', 'Peanuts', 'Sesame', 'Lupin']],
  ['Gadus morhua; Triticum aestivum; Sesamum indicum', ['Gluten', 'Fish', 'Sesame']],
  ['Whey, casein, colostrum, lactose', ['Milk']],
  ['Wheat germ, oats, barley malt', ['Gluten']],
  ['', []],
] as const)('"%s" names %j', ([text, named]) => {
  expect(allergensNamed(text)).toEqual(named)
})

test.for([
  'Milk thistle, Milchsäure, melkzuurbacteriën, lactic acid, Lactobacillus',
  'Coconut milk, rice milk, cocoa butter, shea butter, beurre de karité',
  'Buckwheat, Buchweizen, coconut, kola nut, Muskatnuss, noix de muscade, pine nut',
  'Oyster mushroom, crab apple, eggplant, mouthwash, Wu Wei Zi, throat, goat, maltodextrin',
])('%s: nothing of the kind', (text) => {
  expect(allergensNamed(text)).toEqual([])
})

test('milk of a plant is that plant', () => {
  expect(allergensNamed('Almond milk, Hafermilch, lait de soja, peanut butter')).toEqual([
    'Gluten',
    'Peanuts',
    'Soy',
    'Nuts',
  ])
})

test.for([
  ['Contains soy, may contain traces of egg.', ['Soy'], ['Eggs']],
  ['Enthält Soja, kann Spuren von Milch enthalten', ['Soy'], ['Milk']],
  ['Bevat vis. Kan sporen van noten bevatten', ['Fish'], ['Nuts']],
  ['Peut contenir du lait. Contient du poisson', ['Fish'], ['Milk']],
  ['Made in a facility that also processes peanuts', [], ['Peanuts']],
  ['May contain soy\nContains soy', ['Soy'], []],
  ['Wheatgrass, barley grass juice powder (Hordeum vulgare)', [], ['Gluten']],
] as const)('"%s" contains %j, perhaps %j', ([text, contained, possible]) => {
  expect(readAllergens(text)).toEqual({ contained, possible })
})
