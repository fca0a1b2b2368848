import type { Pool } from 'pg'
import { endJobs, findMail, markSent, takeJobs } from './bare-checkout-statements.ts'
import { type Invoiced, mailOf } from './bare-mail.ts'
import { rowOf, rowsOf } from './bare-query.ts'

async function send(pool: Pool, messageId: string): Promise<void> {
  const { content } = await rowOf<{ content: { props: Invoiced } }>(pool, findMail, [messageId])
  const { subject, html, text } = mailOf(content.props)
  await rowsOf(pool, markSent, [messageId, subject, html, text])
}

/** Sends the mails of placed orders, 20 at a time, until none is left. */
async function runJobs(pool: Pool): Promise<void> {
  for (let taken = 20; taken === 20; ) {
    const jobs = await rowsOf<{ id: string; message_id: string }>(pool, takeJobs, [])
    await Promise.all(jobs.map(({ message_id }) => send(pool, message_id)))
    if (jobs.length > 0) await rowsOf(pool, endJobs, [jobs.map(({ id }) => id)])
    taken = jobs.length
  }
}

/** Looks for jobs each second until it is stopped. */
export function workOnJobs(pool: Pool): () => Promise<void> {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() => runJobs(pool))
  }, 1000)
  return () => {
    clearInterval(timer)
    return running
  }
}
