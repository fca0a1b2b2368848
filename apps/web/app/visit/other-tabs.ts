import { refreshSession } from '#app/api/session.ts'

/** Session messages between tabs. */
type News = { kind: 'signed-in'; userId: string } | { kind: 'signed-out' } | { kind: 'changed' }

const NAME = 'salvia.session'

let channel: BroadcastChannel | undefined

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME)
  return channel
}

export const notifyOtherTabs = (news: News) => open().postMessage(news)

const isNews = (told: unknown): told is News =>
  typeof told === 'object' && told !== null && 'kind' in told && typeof told.kind === 'string'

/** Pages for signed-out visitors only. */
const isForVisitors = () => /^\/auth\/(?:login|join)$/.test(window.location.pathname)

/** Visitors' pages stay as they are, unless they only wait for a login. */
const isAnother = (news: News, shown: string | undefined): boolean => {
  if (news.kind !== 'signed-in') return news.kind === 'signed-out' && shown !== undefined
  return shown === undefined ? isForVisitors() : shown !== news.userId
}

/** Reloads when another tab signed in or out; returns the unsubscribe function. */
export function followOtherTabs(userId: string | undefined): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (!isNews(data)) return
    if (data.kind === 'changed') void refreshSession().catch(() => false)
    else if (isAnother(data, userId)) window.location.reload()
  }
  const opened = open()
  opened.addEventListener('message', listen)
  return () => opened.removeEventListener('message', listen)
}
