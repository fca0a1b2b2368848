import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { auth, fields } from '#test/auth'
import { startOpenIdOfFile } from '#test/open-id'
import { rounds } from '#test/rounds'
import { practitioners } from '../../people/index.ts'
import { accounts, sessions, users } from '../accounts/identity-tables.ts'

const provider = await startOpenIdOfFile({
  zoe: { email: 'ZOE@salvia.example', email_verified: true, given_name: 'Zoë' },
})

test.for(rounds)('sign-ups with one address at the same time give one account (round %i)', async () => {
  const api = await startApi()
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      auth(
        api,
        'POST /signup',
        fields({ email: at % 2 ? 'Zoe@salvia.example' : 'zoe@salvia.example', password: 'Lavender-42' }),
      ),
    ),
  )
  const statuses = answers.map((answer) => answer.json().status).sort()
  expect(statuses).toEqual([...Array.from({ length: 5 }, () => 'FIELD_ERROR'), 'OK'])
  const counts = [users, accounts, sessions, practitioners].map((table) => api.db.$count(table))
  expect(await Promise.all(counts)).toEqual([1, 1, 1, 1])
})

test.for(rounds)('a sign-up by form and one by a third party give one account (round %i)', async () => {
  const api = await startApi({ services: { thirdParties: [provider.party] } })
  const departure = await auth(api, 'GET /authorisationurl?thirdPartyId=google')
  const [cookie] = departure.cookies
  const back = await provider.signInAt(departure.json().urlWithQueryParams, 'zoe')
  const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' }
  const [form, party] = await Promise.all([
    auth(api, 'POST /signup', fields({ email: 'zoe@salvia.example', password: 'Lavender-42' })),
    auth(api, 'POST /signinup', { thirdPartyId: 'google', mode: 'join', ...back }, { cookies }),
  ])
  const statuses = [form.json().status, party.json().status]
  expect([
    ['OK', 'SIGN_IN_UP_NOT_ALLOWED'],
    ['FIELD_ERROR', 'OK'],
  ]).toContainEqual(statuses)
  const counts = [users, accounts, sessions, practitioners].map((table) => api.db.$count(table))
  expect(await Promise.all(counts)).toEqual([1, 1, 1, 1])
})
