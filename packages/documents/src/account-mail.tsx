import { Button, Heading, Link, Text } from '@react-email/components'
import { render } from '@react-email/render'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { plainName, unlinkedLine } from '@salvia/rules/outbox/typed-in-mails'
import { Fragment } from 'react'
import { colours, MailLayout } from './mail-layout.tsx'
import type { RenderedMail } from './order-placed-mail.tsx'
import { toPlainText } from './plain-text.ts'
import { type MailWord, say } from './say.ts'

/** Kinds of account mails. */
export type AccountMailKind =
  | 'verifyEmail'
  | 'resetPassword'
  | 'changeEmail'
  | 'emailChanged'
  | 'passwordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'alreadyRegistered'
  | 'accountMade'
  | 'practitionerApproved'
  | 'practitionerRejected'
  | 'certificateFailed'
  | 'bankDataChanged'
  | 'bankDataHeld'
  | 'payoutPaid'
  | 'payoutReturned'
  | 'surveyOnboarding'
  | 'surveyFeedback'
  | 'clientInvitation'
  | 'clientRequest'
  | 'planInvitation'
  | 'planReminder'
  | 'clientErased'
  | 'exportReady'
  | 'cartGiven'
  | 'refillReminder'
  | 'invitationBounced'
  | 'substitutionProposed'
  | 'plansSubstituted'
  | 'substitutionUndone'
  | 'proposalWithdrawn'
  | 'productDisrupted'
  | 'stockSubscription'
  | 'backInStock'
  | 'chatAnswer'
  | 'chatWaits'
  | 'phoneChanged'
  | 'changeUndone'
  | 'accountRestored'
  | 'manyPasswordFailures'
  | 'manyCodeFailures'
  | 'ownerCode'
  | 'invitationCode'
  | 'planCode'

export type AccountMail = {
  kind: AccountMailKind
  languageCode: LanguageCode
  /** Empty when it is not known yet. */
  firstName: string
  /** The button's URL; null for a mail without one. */
  url: string | null
  /** Who invited the client to set a first password. */
  practitionerName?: string
  /** How the practitioner is reached, as its plans show it to clients; not set where they show nothing. */
  practitionerContact?: string
  /** The admin's reason, the practitioner's own words to the client, an amount, or the name of a client. */
  reason?: string
  /** The code to enter. */
  code?: string
  /** Where the reader ends mails of this kind: a page, and what a mail program posts to (RFC 8058). */
  unsubscribe?: { page: string; post: string }
  /** Whether who is asked, or invited to a plan, declined the practitioner's request: its visits and orders are nameless. */
  isDeclined?: boolean
  /** What a client who is sent a plan again said of its orders when saving it, or since; undefined before an answer. */
  sharesOrders?: boolean
  /** The picture that tells of the opening, for recipients who agreed to it alone. */
  openedUrl?: string
}

const buttons: Record<AccountMailKind, MailWord | null> = {
  verifyEmail: 'verifyEmail.button',
  resetPassword: 'resetPassword.button',
  changeEmail: 'verifyEmail.button',
  emailChanged: 'notMe.button',
  passwordChanged: 'notMe.button',
  secondFactorOn: 'notMe.button',
  secondFactorOff: 'notMe.button',
  phoneChanged: 'notMe.button',
  changeUndone: null,
  accountRestored: 'resetPassword.button',
  manyPasswordFailures: 'resetPassword.button',
  manyCodeFailures: 'resetPassword.button',
  ownerCode: null,
  invitationCode: null,
  planCode: null,
  alreadyRegistered: 'alreadyRegistered.button',
  accountMade: 'resetPassword.button',
  practitionerApproved: 'practitionerApproved.button',
  practitionerRejected: 'certificateFailed.button',
  certificateFailed: 'certificateFailed.button',
  bankDataChanged: 'notMe.button',
  bankDataHeld: 'notMe.button',
  payoutPaid: 'payout.button',
  payoutReturned: 'payout.button',
  surveyOnboarding: 'survey.button',
  surveyFeedback: 'survey.button',
  clientInvitation: 'clientInvitation.button',
  clientRequest: 'clientRequest.button',
  planInvitation: 'planInvitation.button',
  planReminder: 'planInvitation.button',
  clientErased: 'clientErased.button',
  exportReady: 'exportReady.button',
  cartGiven: 'cartGiven.button',
  refillReminder: 'refillReminder.button',
  invitationBounced: 'invitationBounced.button',
  substitutionProposed: 'substitutionProposed.button',
  plansSubstituted: 'plansSubstituted.button',
  substitutionUndone: 'plansSubstituted.button',
  proposalWithdrawn: 'substitutionProposed.button',
  productDisrupted: 'productDisrupted.button',
  stockSubscription: 'stockSubscription.button',
  backInStock: 'backInStock.button',
  chatAnswer: 'chatAnswer.button',
  chatWaits: 'chatAnswer.button',
}

const cell = { fontSize: 14, lineHeight: '20px', margin: '0 0 12px' }
const quiet = { ...cell, color: colours.quiet }

function Action({ mail, url }: { mail: AccountMail; url: string }) {
  const word = buttons[mail.kind]
  if (word === null) return null
  return (
    <>
      <Button
        href={url}
        style={{
          backgroundColor: colours.green,
          color: '#FFFFFF',
          borderRadius: 8,
          padding: '12px 20px',
          fontSize: 14,
          margin: '8px 0 20px',
        }}
      >
        {say(mail.languageCode, word)}
      </Button>
      <Text style={{ ...quiet, marginBottom: 0 }}>{say(mail.languageCode, 'account.orLink')}</Text>
      <Text style={cell}>
        <Link href={url} style={{ color: colours.green, wordBreak: 'break-all' }}>
          {url}
        </Link>
      </Text>
    </>
  )
}

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const practitionerIn = ({ languageCode, practitionerName = '' }: AccountMail): string =>
  plainName(practitionerName) ?? say(languageCode, 'account.someone')

function leadOf(mail: AccountMail): string {
  const { kind, languageCode, practitionerName = '' } = mail
  const named = plainName(practitionerName)
  const word = kind === 'resetPassword' && named ? 'resetPassword.invited' : (`${kind}.lead` as const)
  return asSentence(say(languageCode, word, { practitioner: practitionerIn(mail) }))
}

function noteWordOf({ kind, isDeclined, sharesOrders, practitionerContact }: AccountMail): MailWord {
  if (kind === 'planReminder' && practitionerContact) return 'planReminder.contactNote'
  if (kind === 'clientRequest' && isDeclined) return 'clientRequest.declinedNote'
  if (kind !== 'planInvitation') return `${kind}.note`
  if (isDeclined) return 'planInvitation.declinedNote'
  if (sharesOrders === undefined) return 'planInvitation.note'
  return sharesOrders ? 'planInvitation.sharedNote' : 'planInvitation.unsharedNote'
}

const noteOf = (mail: AccountMail): string =>
  say(mail.languageCode, noteWordOf(mail), {
    practitioner: practitionerIn(mail),
    contact: mail.practitionerContact ?? '',
  })

/** The words that a mail adds: an admin's or a practitioner's own, but whom an invitation was for may be any name. */
const addedWords = ({ kind, reason }: AccountMail): string | undefined =>
  kind === 'invitationBounced' && reason ? unlinkedLine(reason) : reason

/** Line by line: the plain text knows no other breaks than those of its elements. */
function Words({ words }: { words: string }) {
  return (
    <Text style={{ ...cell, padding: 12, backgroundColor: colours.notice }}>
      {words.split('\n').map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  )
}

/** A greeting, unless the practitioner's own words are in the mail: they greet by themselves. */
function titleOf({ kind, languageCode, firstName }: AccountMail): string {
  if (kind === 'planReminder') return say(languageCode, 'planReminder.subject')
  // A stranger who triggered the mail may have set the name: print it only if it is a plain name.
  const name = plainName(firstName)
  return name ? say(languageCode, 'account.hello', { name }) : say(languageCode, 'account.helloNobody')
}

function AccountNotice({ mail }: { mail: AccountMail }) {
  const { languageCode, url } = mail
  const lead = leadOf(mail)
  const words = addedWords(mail)
  return (
    <MailLayout language={languageCode} preview={lead} footer={say(languageCode, 'account.reason')}>
      <Heading as="h1" style={{ fontSize: 24, fontWeight: 600, margin: '0 0 8px' }}>
        {titleOf(mail)}
      </Heading>
      <Text style={cell}>{lead}</Text>
      {words && <Words words={words} />}
      {mail.code && (
        <Text style={{ fontSize: 24, lineHeight: '32px', letterSpacing: 4, margin: '0 0 12px' }}>
          {mail.code}
        </Text>
      )}
      {url !== null && <Action mail={mail} url={url} />}
      <Text style={{ ...quiet, margin: 0 }}>{noteOf(mail)}</Text>
      {mail.unsubscribe && (
        <Text style={{ ...quiet, margin: '12px 0 0' }}>
          <Link href={mail.unsubscribe.page} style={{ color: colours.green }}>
            {say(languageCode, 'account.unsubscribe')}
          </Link>
        </Text>
      )}
      {mail.openedUrl && <img src={mail.openedUrl} width={1} height={1} alt="" />}
    </MailLayout>
  )
}

/** Renders an account mail in its owner's language, with a plain-text part. */
export async function renderAccountMail(mail: AccountMail): Promise<RenderedMail> {
  const html = await render(<AccountNotice mail={mail} />)
  const unsubscribeUrl = mail.unsubscribe?.post
  const subject = say(mail.languageCode, `${mail.kind}.subject`)
  return { subject, html, text: toPlainText(html), ...(unsubscribeUrl !== undefined && { unsubscribeUrl }) }
}
