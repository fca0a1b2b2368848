import { languages } from '@salvia/contract/words/locale'
import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import type { PackSizeOf } from '#app/shared/pack-size.ts'
import {
  changedProductWords,
  nameBeside,
  plannedWords,
  reasonWords,
  sumsWords,
  undoText,
} from './substitution-words.ts'

test.for([
  [[], 'No plan holds this product.'],
  [[{ state: 'Proposed', count: 0 }], 'No plan holds this product.'],
  [[{ state: 'Proposed', count: 1 }], '1 proposal waits for its practitioner.'],
  [
    [
      { state: 'Skipped', count: 2 },
      { state: 'Replaced', count: 12 },
    ],
    '12 plans were changed and 2 plans were left as they were.',
  ],
  [
    [
      { state: 'Withdrawn', count: 1 },
      { state: 'Kept', count: 1 },
      { state: 'Undone', count: 3 },
    ],
    '1 proposal was withdrawn, 3 plans were put back and 1 plan could not be put back.',
  ],
] as const)('of %j an admin reads: %s', ([sums, sentence]) => {
  expect(sumsWords(sums.map((sum) => ({ ...sum })))).toBe(sentence)
})

const preview = { isSizeVariant: false, hasSameActives: false, sums: { replace: 0, propose: 4, skip: 1 } }
const ofPractitioner = { id: 'a', isProviderTemplate: false }
const template = { id: 'b', isProviderTemplate: true }

test.for([
  [preview, null, false, '4 plans get a proposal and 1 plan stays as it is.'],
  [preview, [], false, 'No plan is ticked yet: tick those below that are to change.'],
  [preview, [ofPractitioner], false, '1 plan gets a proposal.'],
  [preview, [ofPractitioner, template], false, '2 plans get a proposal.'],
  [preview, [ofPractitioner, template], true, '1 plan changes at once and 1 plan gets a proposal.'],
  [
    { ...preview, isSizeVariant: true, hasSameActives: true },
    [ofPractitioner],
    false,
    '1 plan changes at once.',
  ],
] as const)(
  'what is going to happen follows the choice: %#',
  ([told, chosen, changesTemplates, sentence]) => {
    expect(plannedWords(told, chosen && [...chosen], changesTemplates)).toBe(sentence)
  },
)

afterEach(() => overwriteGetLocale(() => 'en'))

test.for(languages)('why a plan is left as it is stands alone, and begins with a capital: %s', (language) => {
  overwriteGetLocale(() => language)
  for (const word of Object.values(reasonWords)) expect(word()).toMatch(/^\p{Lu}/u)
})

const made = (name: string, brandName: string, deliveryFormatSize: number | null = null) => ({
  id: `${brandName} ${name}`,
  name,
  brandName,
  productDeliveryFormatId: 'capsule',
  deliveryFormatSize,
})
const sizeOf: PackSizeOf = ({ deliveryFormatSize: size }) => (size === null ? null : `${size} capsules`)

test.for([
  [made('Glycine', 'NOW'), made('Glycine 500 mg', 'Thorne'), 'Glycine → Glycine 500 mg'],
  [made('Glycine', 'NOW'), made('Glycine', 'Thorne'), 'Glycine (NOW) → Glycine (Thorne)'],
  [made('Glycine', 'NOW', 60), made('Glycine', 'Thorne', 90), 'Glycine (NOW) → Glycine (Thorne)'],
  [made('Glycine', 'NOW', 60), made('Glycine', 'NOW', 90), 'Glycine (60 capsules) → Glycine (90 capsules)'],
  [made('Glycine', 'NOW', 60), made('Glycine', 'NOW'), 'Glycine (60 capsules) → Glycine'],
] as const)('a change of products is said: %#', ([product, replacement, words]) => {
  expect(changedProductWords(product, replacement, sizeOf)).toBe(words)
})

test('of several products of one name each is called as no other', () => {
  const all = [
    { ...made('Glycine', 'NOW', 60), sku: 'N-60' },
    { ...made('Glycine', 'NOW', 90), sku: 'N-90' },
    { ...made('Glycine', 'NOW', 90), sku: 'N-91' },
    { ...made('Glycine', 'Thorne', 90), sku: 'T-90' },
    { ...made('Zinc', 'Thorne', 90), sku: 'Z-90' },
  ]
  expect(all.map((each) => nameBeside(each, all, sizeOf))).toEqual([
    'Glycine (NOW, 60 capsules)',
    'Glycine (NOW, 90 capsules, N-90)',
    'Glycine (NOW, 90 capsules, N-91)',
    'Glycine (Thorne)',
    'Zinc',
  ])
})

test('an undo that puts back what the shop does not show says so', () => {
  const shown = { name: 'Magnesium', isActive: true, isHidden: false }
  const usual = undoText(undefined)
  expect(undoText(shown)).toBe(usual)
  for (const gone of [{ isHidden: true }, { isActive: false }])
    expect(undoText({ ...shown, ...gone })).toBe(
      `${usual} The shop does not show Magnesium at the moment: nobody can order it from the plans that it is put back into.`,
    )
})
