import { refreshSession } from '#app/api/session.ts'

/** What one tab tells the others of its session. */
type News = { kind: 'signed-in'; userId: string } | { kind: 'signed-out' } | { kind: 'changed' }

const NAME = 'salvia.session'

let channel: BroadcastChannel | undefined

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME)
  return channel
}

export const tellOtherTabs = (news: News) => open().postMessage(news)

const isNews = (told: unknown): told is News =>
  typeof told === 'object' && told !== null && 'kind' in told && typeof told.kind === 'string'

/** Pages that are for whoever is not signed in yet. */
const isForVisitors = () => /^\/auth\/(?:login|join)$/.test(window.location.pathname)

/** A visitor's page goes on as it is, unless it waits for nothing but a login. */
const isAnother = (news: News, shown: string | undefined): boolean => {
  if (news.kind !== 'signed-in') return news.kind === 'signed-out' && shown !== undefined
  return shown === undefined ? isForVisitors() : shown !== news.userId
}

/** Reloads when another tab has changed who is signed in; the answer ends that. */
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
