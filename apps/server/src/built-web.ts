import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { App } from './app-type.ts'
import { serverFile } from './kernel/own-files.ts'
import type { Web } from './pages.ts'

const webBuild = fileURLToPath(serverFile('../web/build'))

const OFFLINE_WORKER = 'offline-worker.js'

const file = { access: 'public', isFile: true, isOfBuild: true, rateLimit: false } as const

const ASSETS = 'assets'
const isCompressed = (name: string) => name.endsWith('.br') || name.endsWith('.gz')

/** Paths, below `root`, of the files that keep their name when they change: all but the assets. */
const namedFiles = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !isCompressed(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith(`${ASSETS}/`))

/** Files with a content hash in their name never change; the others may. */
async function serveAssets(app: App): Promise<void> {
  const root = `${webBuild}/client`
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true })
  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: `/${ASSETS}/*`,
    config: file,
    handler: (req, reply) =>
      reply.sendFile(`${ASSETS}/${req.params['*']}`, { maxAge: '1y', immutable: true }),
  })
  for (const path of namedFiles(root))
    app.route({
      method: 'GET',
      url: `/${path}`,
      config: file,
      handler: (_req, reply) => {
        // A worker may do what its script's policy allows: this one asks for pages.
        if (path === OFFLINE_WORKER)
          reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
        return reply.sendFile(path, { maxAge: '1h' })
      },
    })
}

/** The web build made by `npm run build`. Throws if there is none. */
export async function openBuiltWeb(app: App): Promise<Web> {
  const entry = `${webBuild}/server/index.js`
  if (!existsSync(entry)) throw new Error('The web is not built: run npm start or npm run build.')
  await serveAssets(app)
  return (await import(pathToFileURL(entry).href)) as Web
}
