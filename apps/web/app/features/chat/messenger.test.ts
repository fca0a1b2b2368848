import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bootOf, messengerPage } from './messenger-frame.ts'

const ORIGIN = 'https://shop.example'
const account = {
  ...{ appId: 'abc 123', apiBase: 'https://api-iam.intercom.io' },
  ...{ userId: '3f0a4a5e-0000-4000-8000-000000000001', jwt: 'a.b.c' },
}
const booted = {
  ...{ app_id: 'abc 123', api_base: 'https://api-iam.intercom.io' },
  ...{ language_override: 'nl', hide_default_launcher: true },
}

test('the messenger is begun as who is signed in, and as nobody for a guest', () => {
  expect(bootOf(account, 'nl')).toEqual({
    ...{ ...booted, user_id: account.userId, intercom_user_jwt: 'a.b.c' },
  })
  expect(bootOf({ ...account, userId: null, jwt: null }, 'nl')).toEqual(booted)
})

/** The frame's own script, run as its page runs it. */
function openFrame() {
  const target = new EventTarget()
  const told: unknown[] = []
  const loaded: { src: string; onerror: () => void }[] = []
  const parent = { postMessage: (data: unknown, origin: string) => told.push([data, origin]) }
  const page = {
    ...{ parent, location: { origin: ORIGIN } },
    addEventListener: target.addEventListener.bind(target),
    window: {} as { Intercom?: { q: unknown[][] } },
    document: { createElement: () => ({}), head: { append: (made: never) => loaded.push(made) } },
  }
  const script = /<script nonce="n0nce">(.+)<\/script>/s.exec(messengerPage('n0nce'))?.[1] ?? ''
  runInNewContext(script, page)
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    target.dispatchEvent(
      Object.assign(new Event('message'), { origin: ORIGIN, source: parent, data, ...from }),
    )
  const calls = () => (page.window.Intercom?.q ?? []).map(([name]) => name)
  return { told, loaded, say, calls, leave: () => target.dispatchEvent(new Event('pagehide')) }
}

test('nothing of the messenger is loaded before the panel says so; another window cannot', () => {
  const { told, loaded, say, calls } = openFrame()
  expect(told).toEqual([['ready', ORIGIN]])
  const begin = { boot: bootOf(account, 'nl'), isNew: false }
  say(begin, { origin: 'https://evil.example' })
  say(begin, { source: {} })
  say('open_chat')
  say(null)
  expect([loaded, calls()]).toEqual([[], []])
  say(begin)
  expect(calls()).toEqual(['boot', 'onHide', 'show'])
  expect(loaded.map(({ src }) => src)).toEqual(['https://widget.intercom.io/widget/abc%20123'])
  // Asked for a new conversation while it is open.
  say({ ...begin, isNew: true })
  expect(calls()).toEqual(['boot', 'onHide', 'show', 'showNewMessage'])
  expect(loaded).toHaveLength(1)
  loaded[0]?.onerror()
  expect(told.at(-1)).toEqual(['failed', ORIGIN])
})

test('the identity of an account ends with the frame; a guest’s stays, which alone leads to their conversation', () => {
  const own = openFrame()
  own.say({ boot: bootOf(account, 'nl'), isNew: false })
  own.leave()
  expect(own.calls().at(-1)).toBe('shutdown')
  const guest = openFrame()
  guest.say({ boot: bootOf({ ...account, userId: null, jwt: null }, 'nl'), isNew: true })
  guest.leave()
  expect(guest.calls()).toEqual(['boot', 'onHide', 'show', 'showNewMessage'])
})
