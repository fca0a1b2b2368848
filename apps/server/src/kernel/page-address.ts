import { DEFAULT_LANGUAGE, type LanguageCode } from '@salvia/contract/words/locale'

/** The address of a public page in a language, as mails lead to it (docs/domain.md, Languages in addresses). */
export const pageAddress = (language: LanguageCode, publicUrl: string, page: string): string =>
  `${publicUrl}${language === DEFAULT_LANGUAGE ? '' : `/${language}`}/${page}`
