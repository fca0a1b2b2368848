import { entryOf } from '@salvia/contract/content/entries'
import { type ContentName, contentLists, contentNames, legalTexts } from '@salvia/contract/words/content'

export type FieldKind = 'line' | 'text' | 'data' | 'yesNo' | 'number' | 'moment'

/** What an entry holds, for a content service that is to hold it: beside these fields items have a `slug`. */
export type ContentModel = {
  name: ContentName
  isList: boolean
  /** Said in each language. */
  texts: Record<string, FieldKind>
  /** The same in every language. */
  shared: Record<string, FieldKind>
}

const textKinds: Record<string, FieldKind> = {
  title: 'line',
  description: 'text',
  lead: 'text',
  content: 'text',
  text: 'text',
  question: 'text',
  answer: 'text',
  searchWords: 'text',
  copyright: 'line',
  action: 'data',
  secondAction: 'data',
  picture: 'data',
  sections: 'data',
  groups: 'data',
  policies: 'data',
  leftSiteMap: 'data',
  rightSiteMap: 'data',
  socialIcons: 'data',
}

const sharedKinds: Record<string, FieldKind> = {
  href: 'line',
  speaker: 'line',
  startsAt: 'moment',
  minutes: 'number',
  joinUrl: 'line',
  recordingUrl: 'line',
  // Of banners: a day as well as a moment.
  dateFrom: 'line',
  dateTo: 'line',
  userType: 'line',
  category: 'line',
  popular: 'yesNo',
  featured: 'yesNo',
  featuredInPricing: 'yesNo',
}

/** The id is the service's `slug`; versions are those of legal texts. */
const leftOut = ['id', 'version']

export const isContentList = (name: ContentName): boolean => contentLists.some((list) => list === name)

function modelOf(name: ContentName): ContentModel {
  const keys = Object.keys(entryOf(name).shape).filter((key) => !leftOut.includes(key))
  const unknown = keys.filter((key) => !textKinds[key] && !sharedKinds[key])
  if (unknown.length > 0) throw new Error(`${name}: no content service knows how to hold ${unknown.join()}`)
  const pick = (kinds: Record<string, FieldKind>) =>
    Object.fromEntries(keys.flatMap((key) => (kinds[key] ? [[key, kinds[key]]] : [])))
  return { name, isList: isContentList(name), texts: pick(textKinds), shared: pick(sharedKinds) }
}

const isLegal = (name: ContentName): boolean => legalTexts.some((text) => text === name)

/** Everything that a content service may hold: legal texts come with the release. */
export const contentModels = (): ContentModel[] => contentNames.filter((name) => !isLegal(name)).map(modelOf)
