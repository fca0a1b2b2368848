import { expect, test } from 'vitest'
import { linkedChat } from './chat-key.ts'
import { readParentEvent } from './parent-events.ts'

const own = 'https://shop.example'

test.for([
  [own, 'open_chat', { kind: 'chat' }],
  [own, 'open_inquiries_workflow', { kind: 'inquiries' }],
  [own, 'redirect /shop?query=zinc', { kind: 'redirect', path: '/shop?query=zinc' }],
  [own, 'redirect //evil.example', null],
  [own, 'redirect https://evil.example', null],
  [own, 'redirect javascript:alert(1)', null],
  [own, { open_chat: true }, null],
  ['https://evil.example', 'open_chat', null],
] as const)('a message from %s that says %s', ([origin, data, event]) => {
  expect(readParentEvent({ origin, data }, own)).toEqual(event)
})

test('a mailed link names a conversation, by its id or by a token that begins with it', () => {
  const id = '01890000-0000-7000-8000-000000000000'
  expect(linkedChat(`#chat=${id}`)).toEqual({ id, token: null })
  expect(linkedChat(`#chat=${id}_abc-DEF`)).toEqual({ id, token: `${id}_abc-DEF` })
  expect(linkedChat('#main')).toBeNull()
})
