import type { InvitedClient } from '@salvia/contract/plans/plan-client-records'
import type { Recommendation } from '@salvia/contract/plans/plan-records'
import type { InvitationChannel } from '@salvia/contract/words/plans'
import { formatList } from '@salvia/rules/format/format-measures'
import type { Api } from '#app/api/api.ts'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { textOf } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

/** A client of the practitioner's own to invite. */
export type Invitee = { id: string; name: string; phone: string | null }
export type Invitees = { kind: 'own'; clients: Invitee[] } | { kind: 'new' }

const channelOf = (given: FormData): InvitationChannel =>
  textOf(given, 'channel') === 'Sms' ? 'Sms' : 'Email'

function findClientFaults(clients: Invitee[], channel: InvitationChannel): FieldErrors | null {
  if (clients.length === 0) return { clientIds: m.plan_invite_nobody() }
  const without = channel === 'Sms' ? clients.filter(({ phone }) => phone === null) : []
  if (without.length === 0) return null
  const names = without.map(({ name }) => name)
  return { clientIds: m.plan_invite_no_number({ names: formatList(names, getLocale()) }) }
}

/** What is missing before anything is sent; null when nothing is. */
export function findInviteFaults(given: FormData, to: Invitees): FieldErrors | null {
  if (to.kind === 'own') return findClientFaults(to.clients, channelOf(given))
  const required = ['firstName', 'lastName', 'email', ...(channelOf(given) === 'Sms' ? ['phone'] : [])]
  const empty = required.filter((name) => textOf(given, name) === '')
  return empty.length === 0 ? null : Object.fromEntries(empty.map((name) => [name, m.form_required()]))
}

type Invited = Pick<InvitedClient, 'wasOnPlan'> & {
  client: Pick<InvitedClient['client'], 'fullName' | 'email'>
}
type Sending = { plan: Recommendation; url: string; to: Invitees }

/** Sends what the form holds. `url` is the plan's short address, which the server compares. */
export async function sendInvitations(
  api: Api,
  given: FormData,
  { plan, url, to }: Sending,
): Promise<InvitedClient[]> {
  const channel = channelOf(given)
  const text = textOf(given, 'text')
  if (to.kind === 'own') {
    const { results } = await api('POST /recommendations/{recommendationId}/clients', {
      params: { recommendationId: plan.id },
      body: { clientIds: to.clients.map(({ id }) => id), channel, text },
    })
    return results
  }
  const invited = await api('PUT /recommendations/{id}/invitation', {
    params: { id: plan.id },
    body: {
      id: plan.id,
      url,
      firstName: textOf(given, 'firstName'),
      lastName: textOf(given, 'lastName'),
      email: textOf(given, 'email'),
      phone: channel === 'Sms' ? textOf(given, 'phone') : null,
      preferredLanguageCode: plan.languageCode,
      text,
    },
  })
  return [invited]
}

/** What became of the invitations: those who have the plan already got no message. */
export function invitedWords(invited: Invited[]): string {
  const present = invited.filter(({ wasOnPlan }) => wasOnPlan)
  const names = present.map(({ client }) => client.fullName || client.email)
  const none =
    names.length > 0 && m.plan_invite_had({ count: names.length, names: formatList(names, getLocale()) })
  const sent = present.length < invited.length && m.plan_invite_sent()
  return [sent, none].filter(Boolean).join(' ')
}
