import { type ContentName, legalTexts } from '@salvia/contract/words/content'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@salvia/contract/words/locale'
import type { z } from 'zod'
import type { ContentSource } from '../../services/content/content-source.ts'
import type { ContentFaults } from './content-faults.ts'
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

/** An entry that is one object; null when it is missing, or wrong, which is noted for admins. */
export async function readOne<Schema extends z.ZodType>(
  reading: Reading,
  asked: Asked,
  schema: Schema,
): Promise<{ entry: z.infer<Schema> | null; languageCode: LanguageCode }> {
  const { value, languageCode } = await find(reading, asked)
  if (value === null) {
    reading.faults.note(asked.name, languageCode, ['entry: is missing'])
    return { entry: null, languageCode }
  }
  const parsed = schema.safeParse(value)
  reading.faults.note(asked.name, languageCode, parsed.success ? [] : whatIsWrong(parsed.error))
  return { entry: parsed.success ? parsed.data : null, languageCode }
}

/** An entry that is a list, or a single item; what is wrong of it is left out and noted for admins. */
export async function readMany<Schema extends z.ZodType>(
  reading: Reading,
  asked: Asked,
  schema: Schema,
): Promise<{ items: z.infer<Schema>[]; languageCode: LanguageCode }> {
  const { value, languageCode } = await find(reading, asked)
  const given: unknown[] = Array.isArray(value) ? value : value === null ? [] : [value]
  const parsed = given.map((item) => schema.safeParse(item))
  const wrong = parsed.flatMap(({ success, error }, at) =>
    success ? [] : whatIsWrong(error).map((fault) => `${at + 1}. ${fault}`),
  )
  reading.faults.note(asked.name, languageCode, wrong)
  return { items: parsed.flatMap(({ success, data }) => (success ? [data] : [])), languageCode }
}
