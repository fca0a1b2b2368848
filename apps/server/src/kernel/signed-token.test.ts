import { expect, test } from 'vitest'
import { isSigned, type Signed, signatureOf } from './signed-token.ts'

const KEY = 'a key that is long enough to sign with'
const ID = '0198f6a0-0000-7000-8000-000000000001'
const OTHER = '0198f6a0-0000-7000-8000-000000000002'

// Signatures of links as they were mailed before there was this file: people still follow them.
test.for<[Signed, string]>([
  [{ purpose: 'demo-call', parts: [ID] }, '0h3QycU8OAfhWuIWLYJbUaAP0oDxXe4WFz5WLLo04zA'],
  [
    { purpose: 'content-preview', parts: ['L2Jsb2cvemluYw', '1795172400000'] },
    '4DnmvhQqhUO6u0VRSoYB2AgqOFsgxfS7_kkvMw64vdY',
  ],
  [
    { purpose: 'disruption-subscription', parts: [`${ID}.nl.mwt3h340.YW5uYUBwb3N0Lm5s`] },
    'OBqIPlMG-zcQSkgCY8h1nXtr4-Xo45QV3nxeHIPeKXI',
  ],
  [{ purpose: 'disruption-notices', parts: [ID] }, '_ByXQw4LWIWZw9UxMuhZGqPhkPfmborejeUiSOl02M0'],
  [
    { purpose: 'inquiry-upvote', parts: [ID, OTHER, '1802944800000'] },
    '6PBGerLcei1-O2GQ5pdMeVpg_DGC6lrMaWDrueFmiMo',
  ],
  [{ purpose: 'reminders', parts: [ID] }, 'VN8KaCIiranyUDPfPtg-Dq1Hj6i53d6-JeP3gl6Q_ks'],
  [{ purpose: 'product-updates', parts: [ID] }, 'G_rLRTHA7ON-rplPQ6_Bu9OWj9C_u04goilks7I82cI'],
  [{ purpose: 'survey', parts: ['feedback', ID, 'mwt3h340'] }, 'kFl-pIopiIk77v6e1gP4s3C7dnsO63jHimBSYV6fAGs'],
])('a link of %j that was mailed is still ours', ([signed, signature]) => {
  expect(signatureOf(KEY, signed)).toBe(signature)
  expect(isSigned(KEY, signed, signature)).toBe(true)
})

test('what is signed for one purpose, by one key or for one part opens nothing else', () => {
  const signed: Signed = { purpose: 'reminders', parts: [ID] }
  const signature = signatureOf(KEY, signed)
  expect([
    isSigned(KEY, { ...signed, purpose: 'product-updates' }, signature),
    isSigned(KEY, { ...signed, parts: [OTHER] }, signature),
    isSigned('another key that is long enough', signed, signature),
    isSigned(KEY, signed, signature.slice(1)),
    isSigned(KEY, signed, ''),
  ]).toEqual([false, false, false, false, false])
})
