import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { App } from './app-type.ts'
import { serverFile } from './kernel/own-files.ts'
import type { Web } from './pages.ts'

const webBuild = fileURLToPath(serverFile('../web/build'))

const OFFLINE_WORKER = 'offline-worker.js'

const file = { access: 'public', isFile: true, rateLimit: false } as const

/** Files with a content hash in their name never change; the few at the root may. */
async function serveAssets(app: App): Promise<void> {
  const root = `${webBuild}/client`
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true })
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/assets/*',
    config: file,
    handler: (req, reply) => reply.sendFile(`assets/${req.params['*']}`, { maxAge: '1y', immutable: true }),
  })
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br') || entry.name.endsWith('.gz')) continue
    app.route({
      method: 'GET',
      url: `/${entry.name}`,
      config: file,
      handler: (_req, reply) => {
        // A worker may do what its script's policy allows: this one asks for pages.
        if (entry.name === OFFLINE_WORKER)
          reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
        return reply.sendFile(entry.name, { maxAge: '1h' })
      },
    })
  }
}

/** The web build made by `npm run build`. Throws if there is none. */
export async function openBuiltWeb(app: App): Promise<Web> {
  const entry = `${webBuild}/server/index.js`
  if (!existsSync(entry)) throw new Error('The web is not built: run npm start or npm run build.')
  await serveAssets(app)
  return (await import(pathToFileURL(entry).href)) as Web
}
