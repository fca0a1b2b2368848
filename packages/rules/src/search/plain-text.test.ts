import { expect, test } from 'vitest'
import { contentWords, foldUmlauts, plainText, plainWords } from './plain-text.ts'

test.for([
  ['Sélénium', 'selenium'],
  ['FOLSÄURE', 'folsaure'],
  ['Weißdorn', 'weissdorn'],
  ['Œstrogène', 'oestrogene'],
  ['Lion’s Mane', "lion's mane"],
  ['µg', 'μg'],
])('"%s" is "%s" in plain letters', ([text, plain]) => {
  expect(plainText(text ?? '')).toBe(plain)
})

test.for([
  ['Vitamin-D3-Tropfen', ['vitamin', 'd3', 'tropfen']],
  ['Vitamin B-12', ['vitamin', 'b12']],
  ['vitamin b 12', ['vitamin', 'b12']],
  ['vitamin d 3 drops', ['vitamin', 'd3', 'drops']],
  ['co-enzym Q10', ['co', 'enzym', 'q10']],
  ['P-5-P', ['p5p']],
  ['vitamin k 45 mcg', ['vitamin', 'k', '45', 'mcg']],
  ['omega-3', ['omega', '3']],
  ['C-500 Complex', ['c', '500', 'complex']],
  ["capsules d'oméga-3", ['capsules', 'omega', '3']],
  ["lion's mane", ['lions', 'mane']],
  ['L-Theanine', ['l', 'theanine']],
  ['Vit D', ['vitamin', 'd']],
  ['vit. c 500 mg', ['vitamin', 'c', '500', 'mg']],
  ['Vit-B 12', ['vitamin', 'b12']],
  ['vitd3', ['vitamin', 'd3']],
  ['vitc', ['vitamin', 'c']],
  ['D3K2', ['d3', 'k2']],
  ['Vita vite vital vit', ['vita', 'vite', 'vital', 'vit']],
  ['  !?… ', []],
] as const)('the words of "%s" are %j', ([text, words]) => {
  expect(plainWords(text)).toEqual(words)
})

test('written-out umlauts fold to the plain vowel', () => {
  expect(foldUmlauts('fischoel')).toBe(plainText('Fischöl'))
  expect(foldUmlauts('saeure')).toBe('saure')
  expect(foldUmlauts('zink')).toBe('zink')
})

test('small words are left out, unless there are no others', () => {
  expect(contentWords('huile de foie de morue')).toEqual(['huile', 'foie', 'morue'])
  expect(contentWords('vitamine B12 à sucer')).toEqual(['vitamine', 'b12', 'sucer'])
  expect(contentWords('Zink für die Haut')).toEqual(['zink', 'haut'])
  expect(contentWords('the')).toEqual(['the'])
})
