import { expect, test } from 'vitest'
import { readyFor } from './ready-for.ts'

const by = (agent: string) =>
  new Request('https://salvia.example/pricing', { headers: { 'user-agent': agent } })
const person = by('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
const bot = by('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')

test.each([
  ['a person is shown what is there', person, { isKept: false }, 'onShellReady'],
  ['a page that others are shown too is whole', person, { isKept: true }, 'onAllReady'],
  ['a bot reads all of it', bot, { isKept: false }, 'onAllReady'],
  ['where nothing is known of the visit', person, null, 'onShellReady'],
] as const)('%s', (_, request, visit, ready) => expect(readyFor(request, visit)).toBe(ready))
