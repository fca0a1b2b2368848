import type { NumberedDocument, PackingSlip } from '@salvia/contract/orders/numbered-document'
import type { SelfBilling } from '@salvia/contract/payouts/self-billing'
import type { WalletStatement } from '@salvia/contract/wallet/wallet-statement'
import type { DocumentFormat, StatementFormat } from '@salvia/contract/words/documents'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { Busy } from '../domain-error.ts'
import { Overloaded } from '../limit-concurrency.ts'
import { serverScript } from '../own-files.ts'
import { sideProcess } from '../side-process/side-process.ts'
import { TookTooLong, WorkerEnded } from '../side-work.ts'

/** `isCompany`: an e-invoice is put into the PDF. */
export type WantedDocument = {
  document: NumberedDocument | PackingSlip
  isCompany: boolean
  format: DocumentFormat
}

/** Packing slips for one file. */
type WantedSlips = { slips: PackingSlip[] }

/** A wallet's statement, as a PDF or a spreadsheet. */
type WantedStatement = {
  statement: WalletStatement
  languageCode: LanguageCode
  format: StatementFormat
}

export type Wanted = WantedDocument | WantedSlips | WantedStatement | { selfBilling: SelfBilling }

const RETRY_SECONDS = 5

const script = serverScript('kernel/documents/document-worker')

/** Drawing takes a good part of a second of a core: in a process of its own, no other request waits for it. */
const draw = sideProcess<Wanted, Uint8Array>(script, {
  waiting: 20,
  mostMs: 20_000,
  idleMs: 60_000,
})

/** A document of an order, packing slips, a statement or a self-billing document as a file. Throws unavailable while too many are drawn. */
export async function drawDocument(wanted: Wanted): Promise<Buffer> {
  try {
    return Buffer.from(await draw(wanted))
  } catch (error) {
    if (error instanceof Overloaded || error instanceof TookTooLong || error instanceof WorkerEnded)
      throw new Busy(RETRY_SECONDS)
    throw error
  }
}
