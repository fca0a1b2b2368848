import type { Messenger } from '@salvia/contract/chat/messenger'

/** What the messenger is begun with, by its own names. */
export type Boot = {
  app_id: string
  api_base: string
  language_override: string
  hide_default_launcher: true
  user_id?: string
  intercom_user_jwt?: string
}

/** From the panel to the frame. */
export type ToFrame = { boot: Boot; isNew: boolean }

/** From the frame to the panel. */
export type FromFrame = 'ready' | 'closed' | 'failed'

type Intercom = ((...call: unknown[]) => void) & { q?: unknown[]; c?: (call: unknown[]) => void }

declare global {
  interface Window {
    Intercom?: Intercom
  }
}

export function bootOf({ appId, apiBase, userId, jwt }: Messenger, language: string): Boot {
  return {
    app_id: appId,
    api_base: apiBase,
    language_override: language,
    hide_default_launcher: true,
    ...(userId !== null && jwt !== null && { user_id: userId, intercom_user_jwt: jwt }),
  }
}

/**
 * Runs inline in the frame: begins the messenger with what the panel says, and ends the identity with the page; a guest
 * keeps theirs, which is all that leads to their conversation. Serialised into the page: must not reference anything
 * outside itself.
 */
function holdMessenger(): void {
  const say = (told: FromFrame) => parent.postMessage(told, location.origin)
  const run = (...call: unknown[]) => window.Intercom?.(...call)
  addEventListener('message', ({ origin, source, data }: MessageEvent<ToFrame | undefined>) => {
    if (origin !== location.origin || source !== parent || !data?.boot) return
    const { boot, isNew } = data
    if (window.Intercom === undefined) {
      // Keeps calls, in the form that the messenger's own script looks for, until it is there.
      const kept: Intercom = (...call) => kept.c?.(call)
      kept.q = []
      kept.c = (call) => kept.q?.push(call)
      window.Intercom = kept
      run('boot', boot)
      run('onHide', () => say('closed'))
      run('show')
      if (boot.user_id !== undefined) addEventListener('pagehide', () => run('shutdown'))
      const src = `https://widget.intercom.io/widget/${encodeURIComponent(boot.app_id)}`
      const script = Object.assign(document.createElement('script'), { src, onerror: () => say('failed') })
      document.head.append(script)
    }
    if (isNew) run('showNewMessage')
  })
  say('ready')
}

/** The page that holds the messenger; `nonce` lets its script run. */
export const messengerPage = (nonce: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Chat</title></head><body><script nonce="${nonce}">(${holdMessenger})()</script></body></html>`
