import type { LanguageCode } from '@salvia/contract/words/locale'

/** Whether an amount has its noun in the singular: of 1 and less; in French of all below 2, as “1,5 gélule”. */
export const isSingular = (amount: number, language: LanguageCode): boolean =>
  amount <= 1 || (language === 'fr' && amount < 2)
