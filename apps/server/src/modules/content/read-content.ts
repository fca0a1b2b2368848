import type { ContentAnswer } from '@salvia/contract/content/content'
import {
  BannerEntry,
  FaqEntry,
  FooterEntry,
  LabelEntry,
  MaterialEntry,
  SiteMapEntry,
  WebinarEntry,
} from '@salvia/contract/content/entries'
import {
  type ContentBannerName,
  type ContentName,
  contentBanners,
  contentLabels,
  contentSiteMaps,
} from '@salvia/contract/words/content'
import { DEFAULT_LANGUAGE, type LanguageCode, languages } from '@salvia/contract/words/locale'
import { readBannerDate } from '@salvia/rules/content/banner-date'
import { fillBanners, fillFaqs } from '@salvia/rules/content/fill-content'
import { findFaqs } from '@salvia/rules/content/find-faqs'
import { findWebinars } from '@salvia/rules/content/find-webinars'
import { isNeverShown, shownBanner } from '@salvia/rules/content/shown-banner'
import type { Db } from '#db/database'
import { bannerVersion } from './banner-version.ts'
import { faultsOfBlanks, findKnown, type Told } from './content-blanks.ts'
import { faultAt, within } from './entry-faults.ts'
import { type Reading, readMany, readOne } from './read-entry.ts'
import { readPage } from './read-page.ts'

export type ContentContext = {
  db: Db
  config: Told
  reading: Reading
}

export type AskedContent = {
  name: ContentName
  languageCode: LanguageCode
  when?: 'upcoming' | 'past' | undefined
  search?: string | undefined
  userType?: string | undefined
  category?: string | undefined
  skip: number
  take: number
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((each) => each === name)

/** What anybody may know of a webinar: whether there is an address to join, not which. */
export const publicWebinar = <Entry extends WebinarEntry>({ joinUrl, ...webinar }: Entry) => ({
  ...webinar,
  hasJoinUrl: joinUrl !== null,
})

async function readFooter(reading: Reading, asked: AskedContent, now: Date): Promise<ContentAnswer> {
  const { entry: footer, languageCode } = await readOne(reading, asked, FooterEntry)
  const copyright = footer.copyright.replaceAll('{year}', String(now.getUTCFullYear()))
  return { kind: 'footer', languageCode, ...footer, copyright }
}

async function readWebinars(reading: Reading, asked: AskedContent, now: Date): Promise<ContentAnswer> {
  const { items, languageCode } = await readMany(reading, asked, WebinarEntry)
  const { results, count } = findWebinars(items, asked, now)
  return { kind: 'webinars', languageCode, results: results.map(publicWebinar), count }
}

/** FAQs; those of an unknown user kind or category are shown too, and reported to admins. */
async function readFaqItems(reading: Reading, languageCode: LanguageCode) {
  const [faqs, userTypes, categories] = await Promise.all([
    readMany(reading, { name: 'faqs', languageCode }, FaqEntry),
    readMany(reading, { name: 'user-types', languageCode }, LabelEntry),
    readMany(reading, { name: 'faq-categories', languageCode }, LabelEntry),
  ])
  const isAmong = ({ items }: { items: LabelEntry[] }, id: string) => items.some((label) => label.id === id)
  const faults = faqs.items.flatMap(({ id, userType, category }, at) => [
    ...(faqs.items.findIndex((faq) => faq.id === id) < at ? [faultAt([id, 'slug'], 'SlugTwice', id)] : []),
    ...(isAmong(userTypes, userType) ? [] : [faultAt([id, 'userType'], 'UnknownUserType', userType)]),
    ...(isAmong(categories, category) ? [] : [faultAt([id, 'category'], 'UnknownCategory', category)]),
  ])
  reading.faults.add('faqs', faqs.languageCode, faults)
  return faqs
}

/** A language, then English, then the others: an item may be there in one of them alone. */
const languagesFrom = (languageCode: LanguageCode): LanguageCode[] => [
  ...new Set([languageCode, DEFAULT_LANGUAGE, ...languages]),
]

/** The questions of the FAQs by their ids, each in the language if it is there in it. */
export async function readQuestions(
  reading: Reading,
  languageCode: LanguageCode,
): Promise<Map<string, string>> {
  const read = await Promise.all(languagesFrom(languageCode).map((each) => readFaqItems(reading, each)))
  return new Map(read.reverse().flatMap(({ items }) => items.map(({ id, question }) => [id, question])))
}

async function readFaqs(
  { db, config, reading }: ContentContext,
  asked: AskedContent,
): Promise<ContentAnswer> {
  const { items, languageCode } = await readFaqItems(reading, asked.languageCode)
  const known = await findKnown(db, config, languageCode)
  const faults = items.flatMap((faq) => within(faq.id, faultsOfBlanks(faq, known)))
  reading.faults.add('faqs', languageCode, faults)
  const filled = fillFaqs(items, known)
  return { kind: 'faqs', languageCode, results: findFaqs(filled, asked) }
}

/** The banner of a place that is to be shown now. */
async function readBanner(
  { db, config, reading }: ContentContext,
  asked: AskedContent & { name: ContentBannerName },
  now: Date,
): Promise<ContentAnswer> {
  const { name } = asked
  const { items, languageCode } = await readMany(reading, asked, BannerEntry)
  // Banners stand on nearly every page, and seldom have blanks: only for those is the seller looked up.
  const hasBlanks = items.some(({ content }) => content.includes('{'))
  const known = hasBlanks ? await findKnown(db, config, languageCode) : {}
  const faults = items.flatMap((banner) => [
    ...within(banner.id, faultsOfBlanks(banner.content, known)),
    ...(isNeverShown(name, banner) ? [faultAt([banner.id], 'NoDates')] : []),
  ])
  reading.faults.add(name, languageCode, faults)
  const dated = items.map((banner) => ({
    ...banner,
    dateFrom: banner.dateFrom && readBannerDate(banner.dateFrom),
    dateTo: banner.dateTo && readBannerDate(banner.dateTo),
  }))
  const shown = shownBanner(name, fillBanners(dated, known), now)
  const banner = shown && { ...shown, version: await bannerVersion(reading, { name, id: shown.id }) }
  return { kind: 'banner', name, languageCode, banner }
}

/** An entry of the content service as pages show it now. Never fails: what is missing or wrong is left out. */
export async function readContent(
  context: ContentContext,
  asked: AskedContent,
  now: Date,
): Promise<ContentAnswer> {
  const { reading } = context
  const { name, languageCode } = asked
  if (isOneOf(contentBanners, name)) return readBanner(context, { ...asked, name }, now)
  if (isOneOf(contentLabels, name)) {
    const found = await readMany(reading, asked, LabelEntry)
    return { kind: 'labels', name, languageCode: found.languageCode, results: found.items }
  }
  if (isOneOf(contentSiteMaps, name)) {
    const found = await readOne(reading, asked, SiteMapEntry)
    return { kind: 'site-map', name, languageCode: found.languageCode, groups: found.entry.groups }
  }
  if (name === 'footer') return readFooter(reading, asked, now)
  if (name === 'webinars') return readWebinars(reading, asked, now)
  if (name === 'onboarding-materials') {
    const found = await readMany(reading, asked, MaterialEntry)
    return { kind: 'materials', languageCode: found.languageCode, results: found.items }
  }
  if (name === 'faqs') return readFaqs(context, asked)
  return readPage(context, { name, languageCode })
}

/** A webinar by its id, in the language if it is there in it, and that which it is in; null if there is none. */
export async function readWebinar(
  { reading }: Pick<ContentContext, 'reading'>,
  { id, languageCode }: { id: string; languageCode: LanguageCode },
): Promise<(WebinarEntry & { languageCode: LanguageCode }) | null> {
  const read = await Promise.all(
    languagesFrom(languageCode).map((each) =>
      readMany(reading, { name: 'webinars', languageCode: each }, WebinarEntry),
    ),
  )
  const all = read.flatMap(({ items, ...found }) => items.map((item) => ({ ...item, ...found })))
  return all.find((item) => item.id === id) ?? null
}
