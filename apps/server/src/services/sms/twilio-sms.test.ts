import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { twilioSms } from './twilio-sms.ts'

type Received = { url: string | undefined; authorization: string | undefined; body: string }

async function startService(status: number) {
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
  return { received, sms: twilioSms({ accountSid: 'AC1', authToken: 'secret', from: 'Salvia', url }) }
}

test('a message goes out in the shape of the wire', async () => {
  const { received, sms } = await startService(201)
  await sms.send({ to: '+31612345678', text: 'Your code: 123456 ✓' })
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
  await expect(sms.send({ to: '+31612345678', text: 'Your code: 123456' })).rejects.toThrow(
    /^the SMS service answered 400$/,
  )
})
