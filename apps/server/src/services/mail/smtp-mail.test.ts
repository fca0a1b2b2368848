import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { smtpMail } from './smtp-mail.ts'

const MAIL = {
  id: '01890000-0000-7000-8000-00000000000a',
  to: 'anna@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
}

/** A mail server that answers each line with the next of these replies, then falls silent. */
async function serverThatSays(answers: string[]) {
  const open: Socket[] = []
  const heard: string[] = []
  const server = createServer((socket) => {
    open.push(socket)
    const left = [...answers]
    const answer = () => {
      const line = left.shift()
      if (line !== undefined) socket.write(`${line}\r\n`)
    }
    answer()
    socket.on('data', (data) => {
      heard.push(String(data))
      answer()
    })
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  const { port } = server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, open, heard }
}

const GREETING = '220 mail.example'
const MOOD = ['250 mail.example', '250 ok', '250 ok', '354 go on']

test.for([
  ['does not greet', []],
  ['is silent after the greeting', [GREETING]],
  ['does not say whether it took the mail', [GREETING, ...MOOD]],
] as const)('a mail server that %s is given up', async ([_name, answers]) => {
  const { url, open } = await serverThatSays([...answers])
  const sent = smtpMail(url, 'Salvia <hello@salvia.example>', 300).send(MAIL)
  await expect(sent).rejects.toThrow()
  await expect.poll(() => open.every(({ readableEnded, destroyed }) => readableEnded || destroyed)).toBe(true)
})

test('a mail server that takes its time is waited for', async () => {
  const { url } = await serverThatSays([GREETING, ...MOOD, '250 taken'])
  await smtpMail(url, 'Salvia <hello@salvia.example>').send(MAIL)
})

test('a mail that can be ended says where mail programs post to end it, and no other does', async () => {
  const unsubscribeUrl = 'https://salvia.example/api/refill-reminders/unsubscribe?token=a'
  const headOf = async (mail: Parameters<ReturnType<typeof smtpMail>['send']>[0]) => {
    const { url, heard } = await serverThatSays([GREETING, ...MOOD, '250 taken'])
    await smtpMail(url, 'Salvia <hello@salvia.example>').send(mail)
    return heard
      .join('')
      .replaceAll('\r\n ', ' ')
      .split('\r\n')
      .filter((line) => line.startsWith('List-'))
  }
  expect(await headOf(MAIL)).toEqual([])
  expect(await headOf({ ...MAIL, unsubscribeUrl })).toEqual([
    `List-Unsubscribe: <${unsubscribeUrl}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ])
})

test('a mail is known again by its Message-ID', async () => {
  const { url, heard } = await serverThatSays([GREETING, ...MOOD, '250 taken'])
  await smtpMail(url, 'Salvia <hello@salvia.example>').send(MAIL)
  expect(heard.join('')).toContain(`Message-ID: <${MAIL.id}@salvia.example>\r\n`)
})
