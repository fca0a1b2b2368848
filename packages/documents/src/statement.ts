import type { WalletStatement } from '@salvia/contract/wallet/wallet-statement'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { decimalIn, writeCsv } from '@salvia/rules/csv/csv'
import { entryName, sayOnStatement } from './statement-words.ts'

export type DrawnStatement = { statement: WalletStatement; languageCode: LanguageCode }

type Line = WalletStatement['lines'][number]

/** What an entry is about: its order, its reference, why it was entered. */
export const aboutOf = ({ orderNumber, reference, reason }: Line): string =>
  [orderNumber, reference, reason].filter(Boolean).join(' · ')

/** A statement as a spreadsheet: opening balance, entries, closing balance. */
export function statementCsv({ statement, languageCode: language }: DrawnStatement): string {
  const { from, to, opening, closing, lines } = statement
  const decimal = (cents: number) => decimalIn(language, (cents / 100).toFixed(2))
  const headings = (['date', 'what', 'about', 'amount', 'balance', 'currency'] as const).map((word) =>
    sayOnStatement(language, word),
  )
  const edge = (day: string, word: 'opening' | 'closing', balance: typeof opening) => [
    ...[day, sayOnStatement(language, word), '', ''],
    ...[decimal(balance.amount), balance.currency],
  ]
  const rows = lines.map((line) => [
    ...[line.postedAt.slice(0, 10), entryName(language, line), aboutOf(line)],
    ...[decimal(line.amount.amount), decimal(line.balance.amount), line.amount.currency],
  ])
  return writeCsv([headings, edge(from, 'opening', opening), ...rows, edge(to, 'closing', closing)], language)
}
