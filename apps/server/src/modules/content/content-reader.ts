import { isDeepStrictEqual } from 'node:util'
import type { DraftState } from '@salvia/contract/words/content'
import { cookieNames } from '@salvia/contract/words/cookies'
import type { FastifyRequest } from 'fastify'
import { badGateway, type DomainError, unavailable } from '#kernel/domain-error'
import { hostCookieName } from '#kernel/http/host-cookie'
import type { App } from '../../app-type.ts'
import { ContentRefusal } from '../../services/content/content-request.ts'
import { type ContentSource, UncertainDraft } from '../../services/content/content-source.ts'
import { contentFaults } from './content-faults.ts'
import { readPreview } from './preview-token.ts'
import type { Reading } from './read-entry.ts'

/** Whether a request comes with a link of a preview that is still good. */
const isPreview = ({ config, now }: App, { cookies }: Pick<FastifyRequest, 'cookies'>): boolean => {
  const isSecure = config.publicUrl.startsWith('https:')
  const token = cookies[hostCookieName(cookieNames.preview, isSecure)]
  return token !== undefined && readPreview(config.secrets.token, token, now()) !== null
}

const FORBIDDEN = 403
/** Refusals that may pass by themselves: a request that came too late, too early or was one too many. */
const passing = [408, 425, 429]

/** What a preview fails with: only what may pass is worth another try. */
function failureOf(error: unknown): DomainError {
  const isTurnedAway =
    error instanceof ContentRefusal && error.status < 500 && !passing.includes(error.status)
  return isTurnedAway
    ? badGateway('content_refused', 'The content service refuses what the shop asks for.')
    : unavailable('content_unanswered', 'The content service gives no draft now.')
}

/**
 * Reads drafts, and what is published where the service forbids them or may have none. Throws for any other failure:
 * texts that were never asked for would pass for drafts.
 */
function readingDrafts({ services, log }: App, published: Reading, drafts: ContentSource) {
  let withheld: 'Refused' | 'Uncertain' | undefined
  const failed = (error: unknown): null => {
    if (error instanceof UncertainDraft) {
      withheld ??= 'Uncertain'
      return null
    }
    log.warn({ err: error }, 'drafts_not_read')
    if (!(error instanceof ContentRefusal) || error.status !== FORBIDDEN) throw failureOf(error)
    withheld = 'Refused'
    return null
  }
  const content: ContentSource = {
    kind: drafts.kind,
    read: async (name, language) =>
      (await drafts.read(name, language).catch(failed)) ?? services.content.read(name, language),
  }
  // What is wrong of a draft is not reported to admins: nobody sees it yet.
  return { reading: { ...published, content, faults: contentFaults() }, withheld: () => withheld }
}

type Read<Answer> = (reading: Reading) => Promise<Answer>

/**
 * Reads content for a request: drafts for who has opened a link of a preview, with what became of them, else what is
 * published.
 */
export function contentReader(app: App, published: Reading) {
  const { drafts } = app.services.content
  return async <Answer extends object | null>(
    req: FastifyRequest,
    read: Read<Answer>,
  ): Promise<Answer | (Answer & { draft: DraftState })> => {
    if (drafts === null || !isPreview(app, req)) return read(published)
    const { reading, withheld } = readingDrafts(app, published, drafts())
    const [drafted, known] = await Promise.all([read(reading), read(published)])
    if (drafted === null) return drafted
    const draft = isDeepStrictEqual(drafted, known) ? (withheld() ?? 'None') : 'Shown'
    return { ...drafted, draft }
  }
}
