import { type ContentName, contentBanners, legalTexts } from '@salvia/contract/words/content'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@salvia/contract/words/locale'
import type { z } from 'zod'
import type { ContentSource } from '../../services/content/content-source.ts'
import type { ContentFaults } from './content-faults.ts'
import { faultsOf, ofItem } from './entry-faults.ts'
import { leaveOutWrong } from './leave-out-wrong.ts'
import { plainTexts } from './plain-texts.ts'
import type { ShowPictures } from './shown-pictures.ts'

export type Reading = {
  content: ContentSource
  shipped: ContentSource
  faults: ContentFaults
  showPictures: ShowPictures
}
type Asked = { name: ContentName; languageCode: LanguageCode }
type Found = { value: unknown; languageCode: LanguageCode }

const isLegal = (name: ContentName): boolean => legalTexts.some((text) => text === name)

/** The entry in the asked language, else in English, else as the release ships it. */
async function find({ content, shipped }: Reading, { name, languageCode }: Asked): Promise<Found> {
  // A consent names the version of a legal text that the release knows.
  const sources = isLegal(name) ? [shipped] : [content, shipped]
  for (const source of sources)
    for (const language of new Set([languageCode, DEFAULT_LANGUAGE])) {
      const value = await source.read(name, language)
      if (value !== null && value !== undefined) return { value: plainTexts(value), languageCode: language }
    }
  return { value: null, languageCode }
}

const says = (part: unknown): boolean =>
  Array.isArray(part) ? part.length > 0 : part !== undefined && part !== null && part !== ''

/** An entry with what it cannot do without, or all of it where nothing is right, from the one of the release. */
function completed<Schema extends z.ZodObject>(
  schema: Schema,
  right: Record<string, unknown>,
  shipped: unknown,
): z.infer<Schema> {
  const lending = schema.parse(shipped)
  if (!Object.keys(schema.shape).some((key) => says(right[key]))) return lending
  const missing = schema.safeParse(right).error?.issues.map(({ path: [key] }) => String(key)) ?? []
  const lent = Object.entries(lending).filter(([key]) => missing.includes(key))
  return schema.parse({ ...right, ...Object.fromEntries(lent) })
}

/**
 * An entry that is one object. What is wrong of it is left out and noted for admins; what it cannot do without, or all
 * of it where nothing is right, comes from the release.
 */
export async function readOne<Schema extends z.ZodObject>(
  reading: Reading,
  asked: Asked,
  schema: Schema,
): Promise<{ entry: z.infer<Schema>; languageCode: LanguageCode }> {
  const { value, languageCode } = await find(reading, asked)
  const { error: wrong } = schema.safeParse(value)
  const right = leaveOutWrong(schema, value)
  const parsed = schema.safeParse(right)
  const { entry, faults } = reading.showPictures(
    parsed.success
      ? parsed.data
      : completed(schema, right, await reading.shipped.read(asked.name, languageCode)),
  )
  reading.faults.note(asked.name, languageCode, [...(wrong ? faultsOf(wrong, value) : []), ...faults])
  return { entry, languageCode }
}

/**
 * An item of a list, with what is wrong of it left out if it can do without. A banner cannot: without a wrong date it
 * would be shown at all times, without its link it leads nowhere.
 */
const parseItem = <Schema extends z.ZodObject>(name: ContentName, schema: Schema, item: unknown) =>
  schema.safeParse(contentBanners.some((banner) => banner === name) ? item : leaveOutWrong(schema, item))

/** An entry that is a list, or a single item; what is wrong of it is left out and noted for admins. */
export async function readMany<Schema extends z.ZodObject>(
  reading: Reading,
  asked: Asked,
  schema: Schema,
): Promise<{ items: z.infer<Schema>[]; languageCode: LanguageCode }> {
  const { value, languageCode } = await find(reading, asked)
  const given: unknown[] = Array.isArray(value) ? value : value === null ? [] : [value]
  const read = given.map((item, at) => {
    const { error } = schema.safeParse(item)
    const { success, data } = parseItem(asked.name, schema, item)
    const shown = success ? reading.showPictures(data) : null
    const wrong = [...(error ? faultsOf(error, item) : []), ...(shown?.faults ?? [])]
    return { items: shown ? [shown.entry] : [], faults: ofItem(at, wrong) }
  })
  reading.faults.note(
    asked.name,
    languageCode,
    read.flatMap(({ faults }) => faults),
  )
  return { items: read.flatMap(({ items }) => items), languageCode }
}
