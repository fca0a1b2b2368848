import { type ContentName, contentBanners, legalTexts } from '@salvia/contract/words/content'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@salvia/contract/words/locale'
import type { z } from 'zod'
import type { ContentSource } from '../../services/content/content-source.ts'
import type { ContentFaults } from './content-faults.ts'
import { leaveOutWrong } from './leave-out-wrong.ts'
import { plainTexts } from './plain-texts.ts'

export type Reading = { content: ContentSource; shipped: ContentSource; faults: ContentFaults }
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

const whatIsWrong = (error: z.ZodError): string[] =>
  error.issues.map(({ path, message }) => `${path.join('.') || 'entry'}: ${message}`)

const says = (part: unknown): boolean =>
  Array.isArray(part) ? part.length > 0 : part !== undefined && part !== null && part !== ''

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
  const faults = schema.safeParse(value).error
  reading.faults.note(asked.name, languageCode, faults ? whatIsWrong(faults) : [])
  const right = leaveOutWrong(schema, value)
  const parsed = schema.safeParse(right)
  if (parsed.success) return { entry: parsed.data, languageCode }
  const shipped = schema.parse(await reading.shipped.read(asked.name, languageCode))
  if (!Object.keys(schema.shape).some((key) => says(right[key]))) return { entry: shipped, languageCode }
  const missing = parsed.error.issues.map(({ path: [key] }) => String(key))
  const lent = Object.entries(shipped).filter(([key]) => missing.includes(key))
  return { entry: schema.parse({ ...right, ...Object.fromEntries(lent) }), languageCode }
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
  const wrong = given.flatMap((item, at) => {
    const { error } = schema.safeParse(item)
    return error ? whatIsWrong(error).map((fault) => `${at + 1}. ${fault}`) : []
  })
  reading.faults.note(asked.name, languageCode, wrong)
  const parsed = given.map((item) => parseItem(asked.name, schema, item))
  return { items: parsed.flatMap(({ success, data }) => (success ? [data] : [])), languageCode }
}
