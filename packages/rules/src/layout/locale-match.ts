import { DEFAULT_LANGUAGE, type LanguageCode, languages } from '@salvia/contract/words/locale'

/** Sources of a language preference, unvalidated. */
export type LanguageSources = {
  prefix?: string | null
  cookie?: string | null
  account?: string | null
  acceptLanguage?: string | null
}

/** The language of a page (docs/domain.md, Languages in addresses): address, cookie, account, browser, else English. */
export function matchLanguage({ prefix, cookie, account, acceptLanguage }: LanguageSources): LanguageCode {
  const wanted = [prefix, cookie, account, ...preferredTags(acceptLanguage ?? '')]
  for (const tag of wanted) {
    const language = languageOf(tag ?? '')
    if (language) return language
  }
  return DEFAULT_LANGUAGE
}

/** The language that we speak of a tag such as `de-AT`; undefined when it is none of ours. */
const languageOf = (tag: string): LanguageCode | undefined => {
  const [primary] = tag.trim().toLowerCase().split('-')
  return languages.find((language) => language === primary)
}

/** Accept-Language tags by weight; weight 0 excludes a language. */
function preferredTags(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [, tag = '', weight = '1'] = /^\s*([\w*-]+)\s*(?:;\s*q=([\d.]+))?/.exec(entry) ?? []
      return { tag, weight: Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
