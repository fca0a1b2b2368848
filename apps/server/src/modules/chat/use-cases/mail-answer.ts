import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { queueMessage } from '#kernel/outbox/outbox'
import type { App } from '../../../app-type.ts'
import { users } from '../../identity/index.ts'
import { signChatToken } from '../data/chat-person.ts'
import { chatConversations } from '../data/chat-tables.ts'

type Conversation = typeof chatConversations.$inferSelect
type MailContext = Pick<App, 'db' | 'jobs' | 'sealed' | 'config' | 'now'>

/** Whether there is an answer that was neither read nor mailed. */
const isUntold = ({ lastMessageBy, lastMessageAt, readAt, mailedAt }: Conversation): boolean =>
  lastMessageBy === 'Team' && readAt < lastMessageAt && (mailedAt === null || mailedAt <= readAt)

/**
 * To whom; a guest's link opens the conversation by a token. Null for a closed account, one whose address is not
 * proven, or a guest without an address.
 */
async function findRecipient(tx: Db, { sealed, config }: MailContext, conversation: Conversation) {
  const { id, userId, guestEmail, languageCode } = conversation
  if (userId === null)
    return (
      guestEmail && {
        recipient: guestEmail,
        props: { languageCode, firstName: '', url: `${config.publicUrl}/#chat={secret}` },
        sealedSecret: sealed.seal(signChatToken(config.secrets.token, id)),
      }
    )
  const [account] = await tx.select().from(users).where(eq(users.id, userId))
  if (!account?.isActive || !account.emailVerified) return null
  const { email, firstName, preferredLanguageCode } = account
  return {
    recipient: email,
    accountId: userId,
    props: { languageCode: preferredLanguageCode, firstName, url: `${config.publicUrl}/#chat=${id}` },
  }
}

/**
 * Mails a person that there is an answer which was not read, with a link that opens the conversation: once until they
 * read it, however many answers there are. A guest without an address is not mailed, nor is an address not proven.
 */
export function mailAnswer(context: MailContext, conversationId: string): Promise<void> {
  const { db, jobs, now } = context
  return db.transaction(async (tx) => {
    const isIt = eq(chatConversations.id, conversationId)
    const [found] = await tx.select().from(chatConversations).where(isIt).for('update')
    if (!found || !isUntold(found)) return
    const to = await findRecipient(tx, context, found)
    if (!to) return
    const { props, ...rest } = to
    const content = { template: 'account' as const, props: { kind: 'chatAnswer' as const, ...props } }
    await queueMessage({ tx, jobs }, { kind: 'Mail', ...rest, content }, now())
    await tx.update(chatConversations).set({ mailedAt: now() }).where(isIt)
  })
}
