import type { MailContent, SmsContent } from '@salvia/documents'
import { describe, expect, test } from 'vitest'
import { hasSecretPlace, withSecret } from './secret-place.ts'

const account = (props: object) =>
  ({
    template: 'account',
    props: { kind: 'resetPassword', languageCode: 'en', firstName: '', url: null, ...props },
  }) as MailContent

describe('a secret', () => {
  test.for<[string, MailContent | SmsContent]>([
    ['an address', account({ url: 'https://s.example/?token={secret}' })],
    ['a code', account({ code: '{secret}' })],
    ['a code by text message', { template: 'phoneCode', props: { languageCode: 'en', code: '{secret}' } }],
    ['where a request is joined', account({ joinUrl: 'https://s.example/join?token={secret}' })],
    ['where an order is claimed', account({ claimUrl: 'https://s.example/claim?token={secret}' })],
    ['where mails end', account({ unsubscribe: { page: 'https://s.example/?token={secret}', post: '/x' } })],
    ['how programs end them', account({ unsubscribe: { page: '/x', post: '/api?token={secret}' } })],
  ])('is filled in in %s', ([, content]) => {
    expect(hasSecretPlace(content)).toBe(true)
    const filled = withSecret(content, 'Tok-en_1$&')
    expect(JSON.stringify(filled)).toBe(JSON.stringify(content).replace('{secret}', () => 'Tok-en_1$&'))
    expect(hasSecretPlace(filled)).toBe(false)
  })

  test('is nothing that stands where people type', () => {
    const typed = account({ firstName: '{secret}', practitionerName: '{secret}', reason: 'my {secret}' })
    expect(hasSecretPlace(typed)).toBe(false)
    expect(withSecret(typed, 'token')).toEqual(typed)
  })

  test('is in the link alone where both are', () => {
    const both = account({ firstName: '{secret}', url: '/?token={secret}' })
    expect(withSecret(both, 'token').props).toMatchObject({ firstName: '{secret}', url: '/?token=token' })
  })
})
