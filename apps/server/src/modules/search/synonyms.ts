import { buildConcepts, type SynonymRow } from '@salvia/rules/search/concepts'
import {
  addCategories,
  addEverydayNames,
  type CategoryName,
  type CategoryUse,
  type EverydayName,
  FOOD,
} from '@salvia/rules/search/everyday-names'
import { readData } from '#kernel/data-file'

/** The shipped synonyms, read once. */
export const synonymRows = readData<SynonymRow[]>('search/synonyms.json')

const foods = readData<EverydayName[]>('open-food-facts/food-names.json')
const claims = readData<EverydayName[]>('open-food-facts/claim-names.json')
const plants = readData<EverydayName[]>('compl-alim/plant-names.json')

/** The synonyms, the categories and their uses, then everyday names from elsewhere: the first meaning of a name wins. */
export const vocabulary = [
  { named: claims, mark: 'claim:' },
  { named: plants, mark: FOOD },
  { named: foods, mark: FOOD },
].reduce(
  (rows, { named, mark }) => addEverydayNames(rows, named, mark),
  addCategories(
    synonymRows,
    readData<CategoryName[]>('words/product-categories.json'),
    readData<CategoryUse[]>('search/uses.json'),
  ),
)

/** Words of the four languages that name foods, whether the shop knows them or not. */
export const knownWords = readData<string[]>('open-food-facts/known-words.json')

export const conceptTable = buildConcepts(vocabulary)
