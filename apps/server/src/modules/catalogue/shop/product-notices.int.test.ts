import type { Product, ProductCard } from '@salvia/contract/catalogue/shop'
import { noTexts } from '@salvia/contract/words/product-texts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'
import { demoProductId } from '../../../seed/catalogue/demo-id.ts'
import { products } from '../products/product-tables.ts'
import { productLocalizations } from '../products/product-text-tables.ts'

const api = await startApiOfFile({ isStocked: true })

const omega = demoProductId(214224)
const dophilus = demoProductId(264116)
const shownIn = 'countryCode=NL&languageCode=en'

const get = (path: string) => api.app.inject({ url: `/api/products${path}` })
const read = async (id: string, query = shownIn) => (await get(`/${id}?${query}`)).json<Product>()

const notices = async (number: number, languageCode = 'en') =>
  (await read(demoProductId(number), `countryCode=NL&languageCode=${languageCode}`)).labelNotices

test('a product carries what EU law wants said of every food supplement, in the reader’s language', async () => {
  expect(await notices(214224, 'de')).toEqual([
    { kind: 'Name', text: 'Nahrungsergänzungsmittel' },
    { kind: 'Nature', text: 'Mit Fettsäuren' },
    { kind: 'Portion', text: 'Empfohlene tägliche Verzehrsmenge: 2 Weichkapseln' },
    {
      kind: 'DailyDose',
      text: 'Die angegebene empfohlene tägliche Verzehrsmenge darf nicht überschritten werden.',
    },
    {
      kind: 'VariedDiet',
      text: 'Nahrungsergänzungsmittel sollten nicht als Ersatz für eine ausgewogene und abwechslungsreiche Ernährung verwendet werden.',
    },
    { kind: 'Children', text: 'Außerhalb der Reichweite von kleinen Kindern lagern.' },
    { kind: 'Allergens', text: 'Enthält Fisch.' },
  ])
})

test('what is in it adds its own notices', async () => {
  const [found] = (await get('?query=active%20green%20tea&limit=1')).json<{ results: ProductCard[] }>()
    .results
  const { labelNotices } = await read(found?.id ?? '')
  expect(labelNotices.slice(6).map(({ kind }) => kind)).toEqual(['Caffeine', 'GreenTea'])
  expect(labelNotices[6]?.text).toBe(
    'Contains caffeine. Not recommended for children or pregnant women (21 mg per portion).',
  )
})

test('allergens are named where the maker says nothing of them, once where it does', async () => {
  const allergens = async () => (await notices(214224)).filter(({ kind }) => kind === 'Allergens')
  expect(await allergens()).toEqual([{ kind: 'Allergens', text: 'Contains fish.' }])
  const english = and(eq(productLocalizations.productId, omega), eq(productLocalizations.languageCode, 'en'))
  await api.db.update(productLocalizations).set({ allergens: 'Contains anchovy (fish)' }).where(english)
  expect(await allergens()).toEqual([])
  await api.db.update(productLocalizations).set({ allergens: '' }).where(english)
})

test('the daily portion is what the text says, else the main serving', async () => {
  const portion = async () => (await notices(214224)).find(({ kind }) => kind === 'Portion')?.text
  const english = and(eq(productLocalizations.productId, omega), eq(productLocalizations.languageCode, 'en'))
  const [before] = await api.db.select().from(productLocalizations).where(english)
  const say = (suggestedIntake: string) =>
    api.db.update(productLocalizations).set({ suggestedIntake }).where(english)
  await say('Take 3 softgels twice a day.')
  expect(await portion()).toBe('Recommended daily portion: 6 softgels')
  await say('')
  expect(await portion()).toBe('Recommended daily portion: 2 softgels')
  await say(before?.suggestedIntake ?? '')
})

test('a language with few texts shows the English warnings and allergens, and says which', async () => {
  const german = and(eq(productLocalizations.productId, omega), eq(productLocalizations.languageCode, 'de'))
  const [before] = await api.db.select().from(productLocalizations).where(german)
  const none = { warnings: '', shortDescription: '', allergens: '' }
  await api.db.update(productLocalizations).set(none).where(german)
  const [english, shown] = [await read(omega), await read(omega, 'languageCode=de')]
  expect(english.productLocalizations[0].warnings).not.toBe('')
  expect(shown.productLocalizations[0]).toMatchObject({
    languageCode: 'de',
    servingSize: '2 Weichkapseln',
    warnings: english.productLocalizations[0].warnings,
    shortDescription: english.shortDescription,
    fallbackFields: ['shortDescription', 'warnings'],
  })
  const fallback = { shortDescription: english.shortDescription, fallbackLanguageCode: 'en' }
  expect(shown).toMatchObject(fallback)
  const [card] = (await get(`?languageCode=de&ids=${omega}`)).json<{ results: ProductCard[] }>().results
  expect(card).toMatchObject(fallback)
  await api.db
    .update(productLocalizations)
    .set(before ?? {})
    .where(german)
  expect((await read(omega, 'languageCode=de')).productLocalizations[0].fallbackFields).toEqual([])
})

test('a language without any text shows the English ones and says so of each; without English those of another', async () => {
  const ofOmega = eq(productLocalizations.productId, omega)
  const before = await api.db.select().from(productLocalizations).where(ofOmega)
  const remove = (languageCode: 'en' | 'fr') =>
    api.db
      .delete(productLocalizations)
      .where(and(ofOmega, eq(productLocalizations.languageCode, languageCode)))
  const [english, german] = [await read(omega), await read(omega, 'languageCode=de')]
  const told = (localization: Product['productLocalizations'][0]) =>
    Object.keys(noTexts).filter((field) => localization[field as keyof typeof noTexts] !== '')

  await remove('fr')
  const inEnglish = (await read(omega, 'languageCode=fr')).productLocalizations[0]
  expect(inEnglish).toEqual({
    ...english.productLocalizations[0],
    fallbackFields: told(english.productLocalizations[0]),
  })
  expect(inEnglish.fallbackFields).toContain('warnings')

  await remove('en')
  const inGerman = (await read(omega, 'languageCode=fr')).productLocalizations[0]
  expect(inGerman).toEqual({
    ...german.productLocalizations[0],
    fallbackFields: told(german.productLocalizations[0]),
  })
  await api.db.insert(productLocalizations).values(before).onConflictDoNothing()
  expect((await read(omega)).productLocalizations[0]).toEqual(english.productLocalizations[0])
})

test('a product that is no food supplement carries none', async () => {
  const whole = { vatCategoryId: 'Standard' as const }
  await api.db.update(products).set(whole).where(eq(products.id, dophilus))
  expect(await notices(264116)).toEqual([])
  await api.db.update(products).set({ vatCategoryId: 'FoodSupplement' }).where(eq(products.id, dophilus))
})
