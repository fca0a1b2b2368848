import { writeCsv } from '@salvia/rules/csv/csv'
import { decimalHundredths } from '@salvia/rules/format/decimal-hundredths'
import { creditTransferFile, type Debtor } from '@salvia/rules/wallet/credit-transfer'
import { asc, eq } from 'drizzle-orm'
import { transliterate } from 'transliteration'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import type { SealedText } from '#kernel/sealed-text'
import { writeXml } from '#kernel/xml/write-xml'
import { payoutFiles, payoutTransfers } from './data/payout-tables.ts'

type FileRow = typeof payoutFiles.$inferSelect
type TransferRow = typeof payoutTransfers.$inferSelect

const latinDebtor = (debtor: Debtor): Debtor => ({
  ...debtor,
  name: transliterate(debtor.name),
  streetName: transliterate(debtor.streetName),
  city: transliterate(debtor.city),
})

const transfersOf = (sealed: SealedText, transfers: TransferRow[]) =>
  transfers.map(({ endToEndId, amount, sealedHolder, sealedNumber, bic, remittance }) => ({
    endToEndId,
    amount,
    holder: transliterate(sealed.open(sealedHolder)),
    iban: sealed.open(sealedNumber),
    bic,
    remittance,
  }))

const drawSepa = (sealed: SealedText, file: FileRow, transfers: TransferRow[]): string =>
  writeXml(
    creditTransferFile({
      messageId: file.messageId,
      madeAt: file.madeAt,
      executeOn: file.executeOn,
      debtor: latinDebtor(file.debtor),
      transfers: transfersOf(sealed, transfers),
    }),
  )

const listHead = [
  ...['reference', 'amount', 'currency', 'holder', 'accountNumber', 'bic', 'bankName', 'bankCountry'],
  ...['bankCode', 'holderType', 'accountType', 'document'],
]

const drawList = (sealed: SealedText, transfers: TransferRow[]): string =>
  writeCsv(
    [
      listHead,
      ...transfers.map((row) => [
        row.endToEndId,
        decimalHundredths(row.amount),
        'EUR',
        sealed.open(row.sealedHolder),
        sealed.open(row.sealedNumber),
        row.bic ?? '',
        row.bankName ?? '',
        row.bankCountryId,
        row.bankCode ?? '',
        row.bankAccountHolderType ?? '',
        row.bankAccountType ?? '',
        row.remittance,
      ]),
    ],
    'en',
  )

/** A file of payouts for the bank, drawn from what was written: the same each time. Throws not-found without it. */
export async function drawFile({ db, sealed }: { db: Db; sealed: SealedText }, fileId: string) {
  const [file] = await db.select().from(payoutFiles).where(eq(payoutFiles.id, fileId))
  if (!file) throw notFound('file')
  const transfers = await db
    .select()
    .from(payoutTransfers)
    .where(eq(payoutTransfers.fileId, fileId))
    .orderBy(asc(payoutTransfers.id))
  const name = `salvia-payouts-${file.executeOn}-${file.messageId.slice(-6)}`
  return file.kind === 'Sepa'
    ? { name: `${name}.xml`, contentType: 'application/xml', text: drawSepa(sealed, file, transfers) }
    : { name: `${name}.csv`, contentType: 'text/csv; charset=utf-8', text: drawList(sealed, transfers) }
}
