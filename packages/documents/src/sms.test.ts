import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { renderSms } from './sms.ts'

test.for(languages)('a code by text message fits into one message in %s', (languageCode) => {
  const text = renderSms({ template: 'phoneCode', props: { languageCode, code: '012345' } })
  expect(text).toContain('012345')
  expect(text.length).toBeLessThanOrEqual(160)
})

test.for(languages)('an invitation to a plan fits a text message in %s', (languageCode) => {
  const props = {
    languageCode,
    practitionerName: 'Sophie Bakker',
    url: 'https://salvia.example/r/ABC',
    text: '',
  }
  const plain = renderSms({ template: 'planInvitation', props })
  expect(plain).toContain('Sophie Bakker')
  expect(plain).toMatch(/: https:\/\/salvia\.example\/r\/ABC$/)
  expect(renderSms({ template: 'planInvitation', props: { ...props, text: 'See you {url}' } })).toBe(
    `See you {url}\n${plain}`,
  )
  const reminder = renderSms({ template: 'planReminder', props: { ...props, text: 'Hello' } })
  expect(reminder).toMatch(/^Hello\n.*Sophie Bakker.*: https:\/\/salvia\.example\/r\/ABC$/)
  expect(reminder).not.toContain(plain)
})
