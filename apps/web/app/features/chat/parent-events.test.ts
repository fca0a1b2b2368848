import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { parentWindowScript } from '#app/startup/parent-window.ts'
import { linkedChat } from './chat-key.ts'
import { readParentEvent } from './parent-events.ts'

test.for([
  ['open_chat', { kind: 'chat' }],
  ['open_inquiries_workflow', { kind: 'inquiries' }],
  ['redirect /shop?query=zinc', { kind: 'redirect', path: '/shop?query=zinc' }],
  ['redirect //evil.example', null],
  ['redirect /\\evil.example', null],
  ['redirect https://evil.example', null],
  ['redirect javascript:alert(1)', null],
] as const)('a message that says %s', ([data, event]) => {
  expect(readParentEvent(data)).toEqual(event)
})

const own = 'https://shop.example'

/** A page with the inline script, and what its late parts were woken by. */
function openPage(hash: string) {
  const target = new EventTarget()
  const woken: string[] = []
  target.addEventListener('salvia:asked', () => woken.push('woken'))
  const page = {
    window: {} as Window,
    location: { origin: own, hash },
    Event,
    addEventListener: target.addEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  }
  runInNewContext(parentWindowScript('live'), page)
  return { target, woken, page }
}

test('what a parent window of the same origin says is kept until it is heard, and wakes the late parts', () => {
  const { target, woken, page } = openPage('')
  const say = (data: unknown, origin = own) =>
    target.dispatchEvent(Object.assign(new Event('message'), { origin, data }))
  say('open_chat')
  say('open_chat', 'https://evil.example')
  say({ open_chat: true })
  expect([...(page.window.salviaAsked?.kept ?? [])]).toEqual(['open_chat'])
  target.dispatchEvent(new Event('live'))
  expect(woken).toEqual(['woken', 'woken'])
  const heard: string[] = []
  if (page.window.salviaAsked) page.window.salviaAsked.hear = (data) => heard.push(data)
  say('redirect /cart')
  expect([heard, page.window.salviaAsked?.kept.length]).toEqual([['redirect /cart'], 1])
})

test.for([
  ['#chat=01890000-0000-7000-8000-000000000000', ['woken']],
  ['#main', []],
] as const)('opened with %s, a page wakes its late parts once it is live: %j', ([hash, times]) => {
  const { target, woken } = openPage(hash)
  expect(woken).toEqual([])
  target.dispatchEvent(new Event('live'))
  expect(woken).toEqual(times)
})

test('a mailed link names a conversation, by its id or by a token that begins with it', () => {
  const id = '01890000-0000-7000-8000-000000000000'
  expect(linkedChat(`#chat=${id}`)).toEqual({ id, token: null })
  expect(linkedChat(`#chat=${id}_abc-DEF`)).toEqual({ id, token: `${id}_abc-DEF` })
  for (const other of ['#main', `#chat=${id}${id}`, `#chat=${id}_`, '#chat=none'])
    expect(linkedChat(other)).toBeNull()
})
