import { expect, test } from 'vitest'
import { creditTransferFile } from './credit-transfer.ts'

const debtor = {
  name: 'Salvia B.V.',
  streetName: 'Oudegracht 12',
  houseNumber: '',
  postalCode: '3511 AB',
  city: 'Utrecht',
  countryId: 'NL',
  iban: 'NL20INGB0001234567',
  bic: '',
}
const transfer = {
  endToEndId: 'e1',
  amount: 4020,
  holder: 'Sophie van Dijk & Co',
  iban: 'NL91ABNA0417164300',
  bic: null,
  remittance: 'S-2026-000001',
}
const file = {
  messageId: 'm1',
  madeAt: new Date('2026-12-01T04:00:00Z'),
  executeOn: '2026-12-01' as const,
  debtor,
  transfers: [transfer, { ...transfer, endToEndId: 'e2', amount: 5, bic: 'DEUTDEFF' }],
}

test('transfers are one payment with their sum on both levels, a structured address and the holder’s name', () => {
  const sums = { NbOfTxs: '2', CtrlSum: '40.25' }
  expect(creditTransferFile(file)).toEqual({
    Document: {
      '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: 'm1',
          CreDtTm: '2026-12-01T04:00:00.000Z',
          ...sums,
          InitgPty: { Nm: 'Salvia B.V.' },
        },
        PmtInf: {
          PmtInfId: 'm1',
          PmtMtd: 'TRF',
          ...sums,
          PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
          ReqdExctnDt: { Dt: '2026-12-01' },
          Dbtr: {
            Nm: 'Salvia B.V.',
            PstlAdr: { StrtNm: 'Oudegracht 12', PstCd: '3511 AB', TwnNm: 'Utrecht', Ctry: 'NL' },
          },
          DbtrAcct: { Id: { IBAN: 'NL20INGB0001234567' } },
          DbtrAgt: { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } },
          ChrgBr: 'SLEV',
          CdtTrfTxInf: [
            {
              PmtId: { EndToEndId: 'e1' },
              Amt: { InstdAmt: { '@Ccy': 'EUR', '#': '40.20' } },
              Cdtr: { Nm: 'Sophie van Dijk + Co' },
              CdtrAcct: { Id: { IBAN: 'NL91ABNA0417164300' } },
              RmtInf: { Ustrd: 'S-2026-000001' },
            },
            {
              PmtId: { EndToEndId: 'e2' },
              Amt: { InstdAmt: { '@Ccy': 'EUR', '#': '0.05' } },
              CdtrAgt: { FinInstnId: { BICFI: 'DEUTDEFF' } },
              Cdtr: { Nm: 'Sophie van Dijk + Co' },
              CdtrAcct: { Id: { IBAN: 'NL91ABNA0417164300' } },
              RmtInf: { Ustrd: 'S-2026-000001' },
            },
          ],
        },
      },
    },
  })
})

test.for([[], [{ ...transfer, amount: 0 }]])('a file of %o is none', (transfers) => {
  expect(() => creditTransferFile({ ...file, transfers })).toThrow(RangeError)
})
