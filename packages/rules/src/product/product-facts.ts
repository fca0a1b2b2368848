import type { FactSubject, LabelKnowledge } from '@salvia/contract/words/facts'
import { factSubjects } from '@salvia/contract/words/facts'
import { type Allergen, allergens } from '@salvia/contract/words/search'
import { isCutShort } from '../label/printed-names.ts'
import { plainText } from '../search/plain-text.ts'
import { allergensDenied, allergensNamed, saidOf } from './allergens-named.ts'
import { type AllergenFacts, allergensOf } from './allergens-of.ts'
import { namesSugar } from './sugars.ts'

/** All that a product's record says of what is in it. Texts may stand in any of the four languages, one each. */
export type FactRecord = Omit<AllergenFacts, 'isVegetarian' | 'rows'> & {
  rows: { labelName: string; form: string | null; amount: number | null }[]
  /** Ids of the verifications that it passed. */
  marks: string[]
  /** Its rows were read from its name, as nobody has its label. */
  isFromName: boolean
  deliveryFormatId: string
}

/** What is known; nothing is known of what is in neither list. */
export type ProductFacts = {
  label: LabelKnowledge
  contains: FactSubject[]
  freeOf: FactSubject[]
  /** Of what it is free of, what its label says outright. */
  stated: FactSubject[]
}

const statedBy: Record<string, FactSubject[]> = {
  'gluten-free': ['Gluten'],
  'dairy-free': ['Milk'],
  'sugar-free': ['Sugar'],
  vegan: ['Gelatin'],
  vegetarian: ['Gelatin'],
}

const gelatin = /(?<!\bveg\w* )gelatin/
const isGelatinDenied =
  /gelatin\w*[- ]?(free|frei|vrij)|(no|non|without|free of|ohne|frei von|kein\w*|zonder|geen|vrij van|sans|pas de) gelatin/
const meatlessPiece =
  /\b(vegan|vegetarian|vegetable|veggie|veg\.?) ?(soft ?gels?|caps\w*|gumm\w*)|\bv-?caps?\b/
const gelatinPiece =
  /\bsoft[ -]?(gels?|gelatin|caps\w*)\b|\bgel[ -]?caps?\b|\bweichkapsel|\bcapsules? molles?\b/
const isSugarDenied =
  /(sugar|zucker|suiker)[- ]?(free|frei|vrij)(?! of)|\bsans sucres?\b|(?<!\w )\b(ohne zucker|zonder suiker)\b/
const sugarsRow = /^(total |added )?sugars?$/i

/** A label is known by its rows; it is complete when it also lists, to the end, what else is in the pack. */
export function labelKnowledge({
  rows,
  otherIngredients,
  isFromName,
}: Pick<FactRecord, 'otherIngredients' | 'isFromName'> & { rows: unknown[] }): LabelKnowledge {
  if (rows.length === 0) return 'None'
  if (isFromName) return 'Name'
  return otherIngredients.some((list) => list.trim() !== '' && !isCutShort(list)) ? 'Complete' : 'Rows'
}

const namesOf = ({ name, rows, otherIngredients }: FactRecord): string[] => [
  name,
  ...rows.map(({ labelName, form }) => `${labelName} ${form ?? ''}`),
  ...otherIngredients.flatMap((list) => list.split(/,(?!\d)|[;\n]/)),
]

function holdsSugar({ rows, ...record }: FactRecord): boolean {
  const isCounted = rows.some(({ labelName, amount }) => sugarsRow.test(labelName) && (amount ?? 0) > 0)
  const others = rows.filter(({ labelName }) => !sugarsRow.test(labelName))
  return (
    isCounted || namesOf({ ...record, name: '', rows: others }).some((item) => namesSugar(plainText(item)))
  )
}

function contained(record: FactRecord): FactSubject[] {
  const isVegetarian = record.marks.some((mark) => mark === 'vegan' || mark === 'vegetarian')
  const reading = allergensOf({ ...record, isVegetarian })
  return [
    ...reading.contained,
    ...reading.possible,
    ...(namesOf(record).some((item) => gelatin.test(saidOf(item))) ? ['Gelatin' as const] : []),
    ...(holdsSugar(record) ? ['Sugar' as const] : []),
  ]
}

/**
 * A soft capsule is of gelatin unless its label says otherwise, also where the list leaves out what the shell is made of.
 */
const isGelatinUsual = ({ name, deliveryFormatId, otherIngredients }: FactRecord): boolean =>
  deliveryFormatId === 'softgel' ||
  [name, ...otherIngredients].some((text) => gelatinPiece.test(plainText(text)))

/** What a mark, the name or the maker's words on allergens say is not in the pack. */
function statedFree(record: FactRecord): FactSubject[] {
  const texts = [record.name, ...record.allergens, ...record.otherIngredients]
  const plain = texts.map(plainText)
  const isSaid = (words: RegExp) => plain.some((text) => words.test(text))
  return [
    ...record.marks.flatMap((mark) => statedBy[mark] ?? []),
    ...texts.flatMap(allergensDenied),
    ...(isSaid(isGelatinDenied) || isSaid(meatlessPiece) ? ['Gelatin' as const] : []),
    ...(isSaid(isSugarDenied) ? ['Sugar' as const] : []),
  ]
}

/**
 * What a product contains and what it is free of. Free of something is what a label says it is free of, and what a
 * complete label does not name, except gelatin in a soft capsule; what it contains or may contain it is never free of.
 * All else is not known, which is no promise of either.
 */
export function productFacts(record: FactRecord): ProductFacts {
  const label = labelKnowledge(record)
  const held = new Set(contained(record))
  const said = new Set(statedFree(record))
  const notHeld = factSubjects.filter((subject) => !held.has(subject))
  const isOpen = (subject: FactSubject) => subject === 'Gelatin' && isGelatinUsual(record)
  return {
    label,
    contains: factSubjects.filter((subject) => held.has(subject)),
    freeOf: notHeld.filter((subject) => said.has(subject) || (label === 'Complete' && !isOpen(subject))),
    stated: notHeld.filter((subject) => said.has(subject)),
  }
}

/** Whether a label's rows tell that an ingredient is not in the product: they name all that it is taken for. */
export const tellsRows = (label: LabelKnowledge): boolean => label === 'Complete' || label === 'Rows'

const isSugarNamed = /^(added |any )?(sugars?|zucker|suikers?|sucres?)( ajoutes?)?$/

/** The subjects that the name of what is to be absent means, in any of the four languages. */
export function subjectsNamed(names: string[]): FactSubject[] {
  const plain = names.map((name) => plainText(name).trim())
  const named: readonly Allergen[] = allergensNamed(names.join('\n'))
  return [
    ...allergens.filter((allergen) => named.includes(allergen)),
    ...(plain.some((name) => /gelatin/.test(name)) ? ['Gelatin' as const] : []),
    ...(plain.some((name) => isSugarNamed.test(name)) ? ['Sugar' as const] : []),
  ]
}
