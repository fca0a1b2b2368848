import { inquiryStatuses } from '@salvia/contract/words/inquiries'
import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { type ProductInquiryMail, renderProductInquiryMail } from './product-inquiry-mail.tsx'

const mail: ProductInquiryMail = {
  languageCode: 'en',
  firstName: 'Zoë',
  status: 'Received',
  asked: 'Aurum B.V. Vitamin D3 1.000 µg',
  message: '',
  expectedDate: null,
  productName: null,
  url: 'https://salvia.example/product-inquiries',
  joinUrl: null,
}

test('a mail about what was asked for names it as it was typed', async () => {
  const { subject, text } = await renderProductInquiryMail(mail)
  expect(subject).toBe('News on your product inquiry: Aurum B.V. Vitamin D3 1.000 µg')
  expect(text).toContain('the inquiry for Aurum B.V. Vitamin D3 1.000 µg.')
})

test.for(inquiryStatuses.flatMap((status) => languages.map((languageCode) => ({ status, languageCode }))))(
  'of $status in $languageCode a mail leads nowhere that a practitioner typed',
  async ({ status, languageCode }) => {
    const asked = 'Win at https://evil.example/win'
    const { subject, html, text } = await renderProductInquiryMail({ ...mail, asked, status, languageCode })
    expect(subject).toContain('evil. example')
    expect(`${subject}${html}${text}`).not.toMatch(/evil\.example|:\/\/evil/)
  },
)
