import { expect, test } from 'vitest'
import { demoCategories } from './categories.ts'

const sorted = (name: string, mainIngredients: string[] = [], productType: string | null = null) =>
  demoCategories({ name, mainIngredients, productType })

test.for([
  ['Omega-3D Lemon', ['fatty-acids']],
  ['Methyl B-12 Fast Dissolve Cherry Flavor', ['b-vitamins']],
  ['Kid’s Vitamin D3', ['vitamins', 'children']],
  ['Magnesium L-Threonate 2000 mg', ['minerals', 'brain']],
  ['Zinc Lozenges 15 mg', ['trace-elements']],
  ['Turmeric Curcumin C3 Complex', ['herbs', 'joints']],
  ['Advanced Multi-Billion Dophilus', ['probiotics']],
  ['Women’s Multi 40+ Organic Berry', ['multivitamins', 'women']],
  ['Perfect Energy Multivitamin', ['multivitamins', 'sport']],
  ['Lactobacillus rhamnosus with FOS', ['probiotics', 'fibre']],
  ['Prebiotic Inulin', ['fibre']],
  ['Oregano Oil', ['herbs']],
  ['Klean Electrolytes', ['minerals', 'sport']],
  ['Rhodiola Rosea', ['adaptogens']],
  ['Lutein & Greens 20 mg', ['superfoods', 'antioxidants', 'eyes']],
] as const)('%s stands in %s', ([name, categories]) => {
  expect(sorted(name)).toEqual(categories)
})

test('what it tastes of does not say what it is', () => {
  expect(sorted('Whey Vanilla Ginger Peppermint Flavor')).toEqual(['protein'])
  expect(sorted('Melatonin 5 mg Lozenges Peppermint')).toEqual(['sleep'])
  expect(sorted('Natural Peppermint')).toEqual(['herbs'])
})

test('eight vitamins and minerals make a multivitamin, seven do not', () => {
  const eight = ['Vitamin A', 'Vitamin C', 'Vitamin D', 'Thiamin', 'Zinc', 'Iron', 'Copper', 'Iodine']
  expect(sorted('Mega for Men', eight)).toEqual(['multivitamins', 'men'])
  expect(sorted('Daily', eight.slice(1), 'Other Combinations')).toEqual(['formulas'])
})

test('a label of up to four rows says what a name does not, a longer one does not', () => {
  const rows = ['Vitamin C', 'Zinc', 'Elderberry extract', 'Honey']
  expect(sorted('Winter', rows)).toEqual(['vitamins', 'trace-elements'])
  expect(sorted('Winter', [...rows, 'Ginger'])).toEqual(['formulas'])
  expect(sorted('Sleep', rows)).toEqual(['sleep'])
  expect(sorted('Sleep', ['Zinc'])).toEqual(['trace-elements', 'sleep'])
})

test.for([
  ['Herb/botanical', 'herbs'],
  ['Non-Nutrient/Non-Botanical', 'formulas'],
  ['Multi-vitamin and mineral (MVM)', 'multivitamins'],
  [null, 'formulas'],
] as const)('what no word tells stands by its type: %s in %s', ([productType, category]) => {
  expect(sorted('Koflex', [], productType)).toEqual([category])
})
