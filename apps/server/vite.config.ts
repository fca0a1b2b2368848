import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const source = fileURLToPath(new URL('src/', import.meta.url))

/** The server, and what it runs in threads and processes of their own (`serverScript`). */
const scripts = ['server.ts', ...globSync(['**/*-worker.ts', 'kernel/uploads/judge-pdf.ts'], { cwd: source })]

/** Packages that read files beside their own code. */
const unbundled = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@ip-location-db/geo-whois-asn-country-mmdb',
  '@react-pdf/renderer',
  'sharp',
]

/** Bundled because Node spends five seconds of a core on finding and reading 3,500 modules, at each start. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'build',
    target: 'node24',
    rolldownOptions: {
      input: Object.fromEntries(scripts.map((path) => [path.replace(/\.ts$/, ''), `${source}${path}`])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: unbundled },
})
