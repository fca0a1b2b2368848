import type { Recommendation } from '@salvia/contract/plans/plan-records'
import type { InvitationChannel } from '@salvia/contract/words/plans'
import type { Api } from '#app/api/api.ts'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { textOf } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'

export type Invitees = { kind: 'own'; clientIds: string[] } | { kind: 'new' }

const channelOf = (given: FormData): InvitationChannel =>
  textOf(given, 'channel') === 'Sms' ? 'Sms' : 'Email'

/** What is missing before anything is sent; null when nothing is. */
export function findInviteFaults(given: FormData, to: Invitees): FieldErrors | null {
  if (to.kind === 'own') return to.clientIds.length === 0 ? { clientIds: m.plan_invite_nobody() } : null
  const required = ['firstName', 'lastName', 'email', ...(channelOf(given) === 'Sms' ? ['phone'] : [])]
  const empty = required.filter((name) => textOf(given, name) === '')
  return empty.length === 0 ? null : Object.fromEntries(empty.map((name) => [name, m.form_required()]))
}

type Sending = { plan: Recommendation; url: string; to: Invitees }

/** Sends what the form holds. `url` is the plan's short address, which the server compares. */
export function sendInvitations(api: Api, given: FormData, { plan, url, to }: Sending): Promise<unknown> {
  const channel = channelOf(given)
  const text = textOf(given, 'text')
  if (to.kind === 'own')
    return api('POST /recommendations/{recommendationId}/clients', {
      params: { recommendationId: plan.id },
      body: { clientIds: to.clientIds, channel, text },
    })
  return api('PUT /recommendations/{id}/invitation', {
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
}
