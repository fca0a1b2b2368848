import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { twilioSms } from './twilio-sms.ts'

const ID = '01890000-0000-7000-8000-00000000000a'

type Received = { url: string | undefined; authorization: string | undefined; body: string }

async function startService(status: number, reportsTo?: string) {
  const received: Received[] = []
  const server = createServer(async (req: IncomingMessage, res) => {
    received.push({ url: req.url, authorization: req.headers.authorization, body: await text(req) })
    res.writeHead(status).end('{"message":"+31612345678 is not a mobile number"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}`
  return {
    received,
    sms: twilioSms({ accountSid: 'AC1', authToken: 'secret', from: 'Salvia', url, reportsTo }),
  }
}

test('a message goes out in the shape of the wire', async () => {
  const { received, sms } = await startService(201)
  await sms.send({ id: ID, to: '+31612345678', text: 'Your code: 123456 ✓' })
  expect(received).toEqual([
    {
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
      body: 'To=%2B31612345678&From=Salvia&Body=Your+code%3A+123456+%E2%9C%93',
    },
  ])
})

test('a refusal is an error that tells neither number nor text', async () => {
  const { sms } = await startService(400)
  await expect(sms.send({ id: ID, to: '+31612345678', text: 'Your code: 123456' })).rejects.toThrow(
    /^the SMS service answered 400$/,
  )
})

describe('what became of a message', () => {
  const REPORTS = 'https://shop.example/api/text-messages'
  const url = `${REPORTS}/${ID}/status`
  const fields = { MessageSid: 'SM1', MessageStatus: 'delivered', AccountSid: 'AC1' }
  // As its documentation builds it: the address, then names and values in the order of names.
  const signed = (text: string) => createHmac('sha1', 'secret').update(text).digest('base64')
  const of = (status: string) => `${url}AccountSidAC1MessageSidSM1MessageStatus${status}`

  test('is asked for by its address only where it shall be reported', async () => {
    const { received, sms } = await startService(201, REPORTS)
    await sms.send({ id: ID, to: '+31612345678', text: 'Hello' })
    expect(new URLSearchParams(received[0]?.body).get('StatusCallback')).toBe(url)
    expect((await startService(201)).sms.readReport).toBeUndefined()
  })

  test('is believed when it is signed, and of its last states alone', async () => {
    const { sms } = await startService(201, REPORTS)
    const read = (MessageStatus: string, signature = signed(of(MessageStatus)), id = ID) =>
      sms.readReport?.({ id, signature, fields: { ...fields, MessageStatus } })
    expect(['delivered', 'undelivered', 'failed', 'sent', 'queued'].map((status) => read(status))).toEqual([
      'Delivered',
      'Failed',
      'Failed',
      'UnderWay',
      'UnderWay',
    ])
    expect(read('failed', signed(of('delivered')))).toBeNull()
    expect(read('delivered', '')).toBeNull()
    expect(read('delivered', signed(of('delivered')), '01890000-0000-7000-8000-00000000000b')).toBeNull()
  })
})
