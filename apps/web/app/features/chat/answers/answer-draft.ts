import type { ChatAnswer } from '@salvia/contract/chat/chat-answers'
import type { LanguageCode } from '@salvia/contract/words/locale'

/** A prepared answer as typed, its texts by language. */
export type AnswerDraft = Record<LanguageCode, string> & { title: string; isActive: boolean }

export const newAnswer: AnswerDraft = { title: '', isActive: true, en: '', de: '', nl: '', fr: '' }

export const answerDraft = ({ title, isActive, texts }: ChatAnswer): AnswerDraft => ({
  ...{ title, isActive },
  ...texts,
})

/** What is sent of it. */
export const answerInput = ({ title, isActive, en, de, nl, fr }: AnswerDraft) => ({
  ...{ title: title.trim(), isActive },
  texts: { en: en.trim(), de: de.trim(), nl: nl.trim(), fr: fr.trim() },
})

/** What a person is answered: in their language where there is one, else in English. */
export const textFor = ({ texts }: Pick<ChatAnswer, 'texts'>, language: LanguageCode): string =>
  texts[language] || texts.en
