import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { type AccountMailKind, renderAccountMail } from './account-mail.tsx'
import { say } from './say.ts'
import { renderSms } from './sms.ts'

const URL = 'https://salvia.example/auth/verify-email?token=a-b_c'
const kinds: AccountMailKind[] = [
  'verifyEmail',
  'resetPassword',
  'changeEmail',
  'emailChanged',
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
  'alreadyRegistered',
  'accountMade',
  'practitionerApproved',
  'practitionerRejected',
  'certificateFailed',
  'bankDataChanged',
  'surveyOnboarding',
  'surveyFeedback',
  'clientInvitation',
  'clientRequest',
  'planInvitation',
  'planReminder',
  'clientErased',
  'exportReady',
  'refillReminder',
  'invitationBounced',
  'substitutionProposed',
  'plansSubstituted',
  'substitutionUndone',
  'proposalWithdrawn',
  'productDisrupted',
  'stockSubscription',
  'backInStock',
  'chatAnswer',
  'chatWaits',
  'phoneChanged',
  'changeUndone',
  'accountRestored',
  'manyPasswordFailures',
  'manyCodeFailures',
  'ownerCode',
  'invitationCode',
  'planCode',
]

/** Notifications and codes: no button. */
const withoutButton: AccountMailKind[] = ['changeUndone', 'ownerCode', 'invitationCode', 'planCode']

test.for(kinds.flatMap((kind) => languages.map((languageCode) => ({ kind, languageCode }))))(
  '$kind is a whole mail in $languageCode, with a plain-text part',
  async ({ kind, languageCode }) => {
    const { subject, html, text } = await renderAccountMail({
      kind,
      languageCode,
      firstName: 'Zoë',
      url: URL,
    })
    expect(subject).toMatch(/^\p{Lu}[^{}]+[\p{L}?]$/u)
    expect(html).toContain(`lang="${languageCode}"`)
    expect(html.includes('Zoë')).toBe(kind !== 'planReminder')
    const hasButton = !withoutButton.includes(kind)
    expect(text.includes(URL)).toBe(hasButton)
    expect(html.includes(`href="${URL}"`)).toBe(hasButton)
    expect(`${text}${html}`).not.toMatch(/\{\w+\}/)
  },
)

test('a mail to someone without a name greets without one', async () => {
  const mail = { kind: 'verifyEmail', languageCode: 'en', firstName: '', url: URL } as const
  expect((await renderAccountMail(mail)).text).toMatch(/^hello$/im)
})

test.for(kinds.flatMap((kind) => languages.map((languageCode) => ({ kind, languageCode }))))(
  '$kind in $languageCode prints no link or text that a stranger typed as a name',
  async ({ kind, languageCode }) => {
    const strange = { firstName: 'www.evil.example/win', practitionerName: 'Win <b> at evil.example' }
    const { html, text } = await renderAccountMail({ kind, languageCode, url: URL, ...strange })
    expect(`${html}${text}`).not.toMatch(/evil|&lt;b/)
    expect(/^(hello|guten tag|hallo|bonjour)$/im.test(text)).toBe(kind !== 'planReminder')
  },
)

test('a code stands in a line of its own, and in text messages with how long it works', async () => {
  const props = { languageCode: 'de', code: '042137' } as const
  for (const kind of ['ownerCode', 'invitationCode', 'planCode'] as const)
    expect((await renderAccountMail({ kind, firstName: 'Anna', url: null, ...props })).text).toMatch(
      /^042137$/m,
    )
  expect(renderSms({ template: 'contactCode', props })).toBe(
    'Salvia: Ihr Code ist 042137. Er gilt 15 Minuten. Geben Sie ihn an niemanden weiter.',
  )
})

test('a practitioner whose name is not printed is someone', async () => {
  const mail = { kind: 'clientRequest', languageCode: 'de', firstName: 'Anna', url: URL } as const
  const { text } = await renderAccountMail({ ...mail, practitionerName: 'evil.example' })
  expect(text.replace(/\s+/g, ' ')).toContain(
    'Jemand möchte Sie begleiten. Wenn Sie zustimmen, sieht diese Fachperson Ihren Namen',
  )
})

test('a client whom a practitioner invited reads by whom', async () => {
  const mail = { kind: 'resetPassword', languageCode: 'nl', firstName: 'Anna', url: URL } as const
  const { text } = await renderAccountMail({ ...mail, practitionerName: 'Sophie van Dijk' })
  expect(text).toContain('Sophie van Dijk begeleidt je op Salvia.')
})

test('whom an invitation was for is named without a link', async () => {
  const mail = { kind: 'invitationBounced', languageCode: 'en', firstName: 'Sophie', url: URL } as const
  const { html, text } = await renderAccountMail({ ...mail, reason: 'Win at https://evil.example' })
  expect(text).toContain('Win at https:// evil. example')
  expect(html).not.toContain('evil.example')
})

test('a refusal gives its reason as it was written, line by line', async () => {
  const reason = 'The date is cut off.\nPlease send <both> pages.'
  const mail = { kind: 'practitionerRejected', languageCode: 'de', firstName: 'Jan', url: URL } as const
  const { html, text } = await renderAccountMail({ ...mail, reason })
  expect(text).toContain('The date is cut off.')
  expect(html).toContain('Please send &lt;both&gt; pages.')
})

test.for(languages)('a request of a practitioner names who asks, once, in %s', async (languageCode) => {
  const mail = { kind: 'clientRequest', languageCode, firstName: 'Anna', url: URL } as const
  const { text } = await renderAccountMail({ ...mail, practitionerName: 'Sophie van Dijk' })
  expect(text.split('Sophie van Dijk')).toHaveLength(2)
})

test.for(languages)('the mail to who declined says that it is not named in %s', async (languageCode) => {
  const mail = { kind: 'planInvitation', languageCode, firstName: 'Anna', url: URL } as const
  const named = { ...mail, practitionerName: 'Sophie van Dijk' }
  const [asked, declined] = [
    (await renderAccountMail(named)).text,
    (await renderAccountMail({ ...named, isDeclined: true })).text,
  ]
  expect(asked.split('Sophie van Dijk')).toHaveLength(2)
  expect(declined.split('Sophie van Dijk')).toHaveLength(3)
  expect(declined).not.toContain(say(languageCode, 'planInvitation.note'))
})

test.for(languages)(
  'who declined a request and is asked again is told whose it was in %s',
  async (languageCode) => {
    const mail = { kind: 'clientRequest', languageCode, firstName: 'Anna', url: URL } as const
    const named = { ...mail, practitionerName: 'Sophie van Dijk' }
    const note = say(languageCode, 'clientRequest.declinedNote', { practitioner: 'Sophie van Dijk' })
    expect((await renderAccountMail({ ...named, isDeclined: true })).text).toContain(note)
    expect((await renderAccountMail(named)).text).toContain(say(languageCode, 'clientRequest.note'))
  },
)

test.for(languages)('a plan’s mail says what its client said of the orders in %s', async (languageCode) => {
  const mail = { kind: 'planInvitation', languageCode, firstName: 'Anna', url: URL } as const
  const noted = async (said: { sharesOrders?: boolean }) => {
    const { text } = await renderAccountMail({ ...mail, ...said })
    const words = ['note', 'sharedNote', 'unsharedNote'] as const
    return words.filter((word) => text.includes(say(languageCode, `planInvitation.${word}`)))
  }
  expect([
    await noted({}),
    await noted({ sharesOrders: true }),
    await noted({ sharesOrders: false }),
  ]).toEqual([['note'], ['sharedNote'], ['unsharedNote']])
})

test('the personal text of an invitation to a plan is text: nothing in it is markup', async () => {
  const { html, text } = await renderAccountMail({
    kind: 'planInvitation',
    languageCode: 'nl',
    firstName: 'Zoë',
    url: URL,
    practitionerName: 'Sophie Bakker',
    reason: 'Tot maandag!\n<a href="https://evil.example">hier</a>',
  })
  expect(html).not.toContain('<a href="https://evil.example"')
  expect(html).toContain('&lt;a href=')
  expect(text).toContain('Tot maandag!\n<a href="https://evil.example">hier</a>')
  expect(text).toContain('Sophie Bakker')
})

test('a reminder links to the page that ends it, and tells mail programs where to post', async () => {
  const unsubscribe = {
    page: 'https://salvia.example/plan-reminders?token=a',
    post: 'https://salvia.example/api/a',
  }
  const mail = {
    kind: 'refillReminder',
    languageCode: 'de',
    firstName: 'Zoë',
    url: URL,
    unsubscribe,
  } as const
  const { html, unsubscribeUrl } = await renderAccountMail(mail)
  expect(html).toContain(`href="${unsubscribe.page}"`)
  expect(html).not.toContain(unsubscribe.post)
  expect(unsubscribeUrl).toBe(unsubscribe.post)
})

test('added words keep their lines in the plain text', async () => {
  const mail = { kind: 'plansSubstituted', languageCode: 'en', firstName: 'Zoë', url: URL } as const
  const { text } = await renderAccountMail({ ...mail, reason: 'Small → Large\n\nThe small pack ends.' })
  expect(text).toContain('\n\nSmall → Large\n\nThe small pack ends.\n\n')
})

test.for(languages)(
  'a practitioner’s word greets once, and tells how to answer, in %s',
  async (languageCode) => {
    const mail = {
      kind: 'planReminder',
      languageCode,
      firstName: 'Zoë',
      url: URL,
      practitionerName: 'Sophie Bakker',
      reason: 'Dear Zoë,\n\nAny questions?',
    } as const
    const { text } = await renderAccountMail(mail)
    expect(text.match(/Zoë/gu)).toHaveLength(1)
    expect(text).toContain(say(languageCode, 'planReminder.note'))
    const contact = '+31612345678 · sophie@practice.example'
    const reached = await renderAccountMail({ ...mail, practitionerContact: contact })
    expect(reached.text).toContain(contact)
    expect(reached.text).not.toContain(say(languageCode, 'planReminder.note'))
  },
)
