import { fileURLToPath } from 'node:url'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { themeVariables } from './vite/theme-variables.ts'

/** What every page needs, and nothing else: an admin's packages must never ride along in a visitor's chunk. */
const vendor = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  '@tanstack/react-query',
  '@tanstack/query-core',
]

/** The root with all that it leads to is on every page: one file instead of thirty. */
const isFrame = (id: string) => /\/app\/root\.tsx/.test(id)

/** Small rules and words that most pages with prices or addresses share: one file instead of seven. */
const isSmallRule = (id: string) =>
  /\/rules\/src\/(?:money\/|people\/(?:address|postal-code)\.)|\/messages\/plan_(?:arrives|total)\./.test(id)

/** What a product in a list shows: one file instead of five. */
const isListed = (id: string) =>
  /\/app\/ui\/(?:status|stock-status)\.|\/src\/words\/catalogue\.|\/product\/stock-status\.|\/messages\/plan_not_shippable/.test(
    id,
  )

const isVendor = (id: string) => vendor.some((name) => id.includes(`/node_modules/${name}/`))

/** Also for a process that was started in another folder. */
const inWeb = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: inWeb('project.inlang'),
      outdir: inWeb('app/paraglide'),
      outputStructure: 'message-modules',
      strategy: ['custom-visitor', 'baseLocale'],
      emitPrettierIgnore: false,
      emitReadme: false,
    }),
    themeVariables(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: isVendor },
                { name: 'frame', test: isFrame },
                { name: 'rules', test: isSmallRule },
                { name: 'listed', test: isListed },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './app/server-entry.ts' } } },
  },
  // One style sheet: several, each on a connection of its own, take a phone longer than the 6 kB for other pages.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
})
