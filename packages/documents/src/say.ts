import type { LanguageCode } from '@salvia/contract/words/locale'
import { type MailWord, mailWords } from './mail-words.ts'

/** A text of a mail with its places filled. */
export function say(language: LanguageCode, word: MailWord, places: Record<string, string> = {}): string {
  return mailWords[word][language].replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '')
}
