import { expect, test } from 'vitest'
import { startApi, startApiOfFile } from '#test/api'
import { makeClient } from '#test/people'

const api = await startApiOfFile()
const judge = (email: string, on = api) =>
  on.app.inject({ method: 'POST', url: '/api/validations/email', payload: { email } })

test.for([
  ['anna@post.nl', true, null, null],
  [' Anna@Post.NL ', true, null, null],
  ['anna@gmial.com', false, 'Disposable', 'anna@gmail.com'],
  ['Anna@Hotmial.com', false, 'Disposable', 'anna@hotmail.com'],
  ['anna@gmail.con', true, null, 'anna@gmail.com'],
  ['anna@gmail.com', true, null, null],
  ['anna@ziggo.nl', true, null, null],
  ['anna@mailinator.com', false, 'Disposable', null],
  ['ANNA@MAILINATOR.COM', false, 'Disposable', null],
  ['', false, 'Syntax', null],
  ['anna', false, 'Syntax', null],
  ['anna@post', false, 'Syntax', null],
  ['anna@@post.nl', false, 'Syntax', null],
  [`${'a'.repeat(250)}@post.nl`, false, 'Syntax', null],
] as const)('%j: valid %j, %j, meant %j', async ([email, isValid, problem, suggestion]) => {
  expect((await judge(email)).json()).toEqual({ isValid, problem, suggestion })
})

test('nothing is said of whether an address has an account', async () => {
  const { email } = await makeClient(api)
  expect((await judge(email)).json()).toEqual((await judge(`x${email}`)).json())
})

test('is limited per address that asks', async () => {
  const limited = await startApi({ config: { hasRateLimits: true } })
  for (let at = 0; at < 60; at += 1) expect((await judge('a@post.nl', limited)).statusCode).toBe(200)
  expect((await judge('a@post.nl', limited)).statusCode).toBe(429)
})
