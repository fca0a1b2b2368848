import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { decimalHundredths } from '../format/decimal-hundredths.ts'
import { sepaText } from './sepa-text.ts'

/** Lengths of the scheme, shorter than those of the schema. */
const NAME_LENGTH = 70
const REMITTANCE_LENGTH = 140
const PLACE_LENGTH = 35
const HOUSE_LENGTH = 16

/** The account that pays; names and addresses in Latin letters. */
export type Debtor = {
  name: string
  streetName: string
  houseNumber: string
  postalCode: string
  city: string
  countryId: string
  iban: string
  bic: string
}

export type CreditTransfer = {
  /** Unique for ever; comes back in every answer of the bank. */
  endToEndId: string
  /** EUR cents, more than zero. */
  amount: number
  /** The account holder, in Latin letters: banks compare it with the IBAN before they pay. */
  holder: string
  iban: string
  bic: string | null
  remittance: string
}

export type TransferFile = {
  messageId: string
  madeAt: Date
  executeOn: CalendarDay
  debtor: Debtor
  transfers: CreditTransfer[]
}

/** An element of XML by its name: its text, what is in it in order, or several of that name. */
export type XmlTree = { [name: string]: string | XmlTree | XmlTree[] }

/** Empty parts are left out: the schema refuses an empty text. */
const filled = (parts: Record<string, string>): XmlTree =>
  Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''))

const debtorOf = ({ name, streetName, houseNumber, postalCode, city, countryId }: Debtor): XmlTree => ({
  Nm: sepaText(name, NAME_LENGTH),
  // Structured: an address in lines is refused since 15 November 2026.
  PstlAdr: filled({
    StrtNm: sepaText(streetName, NAME_LENGTH),
    BldgNb: sepaText(houseNumber, HOUSE_LENGTH),
    PstCd: sepaText(postalCode, HOUSE_LENGTH),
    TwnNm: sepaText(city, PLACE_LENGTH),
    Ctry: countryId,
  }),
})

const bankOf = (bic: string): XmlTree => ({
  FinInstnId: bic === '' ? { Othr: { Id: 'NOTPROVIDED' } } : { BICFI: bic },
})

/** Within SEPA the payee's address is not needed, and none is sent. */
const transferOf = ({ endToEndId, amount, holder, iban, bic, remittance }: CreditTransfer): XmlTree => ({
  PmtId: { EndToEndId: endToEndId },
  Amt: { InstdAmt: { '@Ccy': 'EUR', '#': decimalHundredths(amount) } },
  ...(bic !== null && { CdtrAgt: bankOf(bic) }),
  Cdtr: { Nm: sepaText(holder, NAME_LENGTH) },
  CdtrAcct: { Id: { IBAN: iban } },
  RmtInf: { Ustrd: sepaText(remittance, REMITTANCE_LENGTH) },
})

/**
 * SEPA credit transfers as an ISO 20022 message, pain.001.001.09, with one payment of all transfers. Throws RangeError
 * without transfers, and for an amount that is not more than zero.
 */
export function creditTransferFile(file: TransferFile): XmlTree {
  const { messageId, madeAt, executeOn, debtor, transfers } = file
  if (transfers.length === 0 || transfers.some(({ amount }) => amount <= 0))
    throw new RangeError('a file of transfers has at least one, each of more than zero')
  const sums = {
    NbOfTxs: String(transfers.length),
    CtrlSum: decimalHundredths(transfers.reduce((sum, { amount }) => sum + amount, 0)),
  }
  return {
    Document: {
      '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: messageId,
          CreDtTm: madeAt.toISOString(),
          ...sums,
          InitgPty: { Nm: sepaText(debtor.name, NAME_LENGTH) },
        },
        PmtInf: {
          PmtInfId: messageId,
          PmtMtd: 'TRF',
          ...sums,
          PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
          ReqdExctnDt: { Dt: executeOn },
          Dbtr: debtorOf(debtor),
          DbtrAcct: { Id: { IBAN: debtor.iban } },
          DbtrAgt: bankOf(debtor.bic),
          ChrgBr: 'SLEV',
          CdtTrfTxInf: transfers.map(transferOf),
        },
      },
    },
  }
}
