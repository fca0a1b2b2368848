import type { Plugin, Rolldown } from 'vite'

/** A sheet of styles and whether a module of the app, by its path, is of the pages that it is for. */
export type Sheet = { name: string; isOf: (path: string) => boolean }

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const STYLES = /\.css$/
const withoutQuery = (id: string): string => id.replace(/\?.*$/, '')

/** Everything that a module imports, at once or later, and itself. */
function reachedFrom(roots: string[], { getModuleInfo }: Graph): Set<string> {
  const reached = new Set(roots)
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {}
    for (const each of [...importedIds, ...dynamicallyImportedIds]) reached.add(each)
  }
  return reached
}

/** Around the styles of a module: bundled and minified with the rest, they can be told from it. */
const mark = (at: number): string => `(style-module:${at})`

type Part = { at: number | null; css: string }

/** The end of the block that begins at an opening brace; braces in quotes do not count. */
function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (const { 0: sign, index } of css.slice(open).matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth === 0) return open + index
  }
  throw new Error('A block of styles has no end.')
}

/** The styles of a bundle in their order, by the module that they are of; null for those of none. */
export function partsOf(css: string): Part[] {
  const parts: Part[] = []
  let rest = css
  for (let found = nextMark(rest); found; found = nextMark(rest)) {
    const open = found.index + found[0].length - 1
    const end = endOfBlock(rest, open)
    parts.push({ at: null, css: rest.slice(0, found.index) })
    parts.push({ at: Number(found[1]), css: rest.slice(open + 1, end) })
    rest = rest.slice(end + 1)
  }
  return [...parts, { at: null, css: rest }].filter((part) => part.css !== '')
}

const nextMark = (css: string) => /@supports\s*\(style-module:\s*(\d+)\)\s*\{/.exec(css)

type Page = { chunk: Rolldown.OutputChunk; id: string }

const pagesOf = (bundle: Rolldown.OutputBundle): Page[] =>
  Object.values(bundle).flatMap((chunk) =>
    chunk.type === 'chunk' && chunk.isEntry && chunk.facadeModuleId
      ? [{ chunk, id: chunk.facadeModuleId }]
      : [],
  )

function wholeSheetOf(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  for (const each of Object.values(bundle))
    if (each.type === 'asset' && each.names.includes('style.css')) return each
  throw new Error('The build has no style sheet.')
}

/**
 * Parts the styles of the app into sheets: the first is for every page and holds what the pages of its own use, each
 * other what its pages use beside the sheets before it. A page of a sheet loads those before it too, in their order.
 * Parts of a page that come later count as well: the server renders them with it. A sheet for each part instead would
 * be a request for each, which costs a phone more.
 */
export function styleSheets(sheets: readonly Sheet[]): Plugin[] {
  const numbers: string[] = []
  const sheetOf = (id: string) => sheets.findIndex(({ isOf }) => isOf(withoutQuery(id)))

  /** The first sheet whose pages reach a module. */
  function findPlaces(pages: Page[], graph: Graph): Map<string, number> {
    const places = new Map<string, number>()
    for (const sheet of sheets.keys()) {
      const roots = pages.map(({ id }) => id).filter((id) => sheetOf(id) === sheet)
      for (const id of reachedFrom(roots, graph)) if (!places.has(id)) places.set(id, sheet)
    }
    return places
  }

  function splitBySheet(css: string, places: Map<string, number>): string[] {
    const parted = sheets.map(() => '')
    for (const part of partsOf(css)) parted[places.get(numbers[part.at ?? -1] ?? '') ?? 0] += part.css
    return parted
  }

  const buildOf = (environment: string) =>
    ({ apply: 'build', applyToEnvironment: ({ name }: { name: string }) => name === environment }) as const
  return [
    {
      ...buildOf('client'),
      name: 'salvia:style-sheets:mark',
      transform: {
        filter: { id: STYLES },
        handler: (code, id) => ({ code: `@supports ${mark(numbers.push(id) - 1)}{${code}}`, map: null }),
      },
    },
    {
      ...buildOf('client'),
      name: 'salvia:style-sheets:part',
      // After the styles are bundled, before the manifest says which page loads which.
      enforce: 'post',
      generateBundle(_options, bundle) {
        const whole = wholeSheetOf(bundle)
        const pages = pagesOf(bundle)
        const parted = splitBySheet(String(whole.source), findPlaces(pages, this))
        // Emitted again, so that their names follow what they hold.
        delete bundle[whole.fileName]
        const files = sheets.map(({ name }, sheet) => {
          const file = { name: `${name}.css`, originalFileName: `${name}.css`, source: parted[sheet] ?? '' }
          return this.getFileName(this.emitFile({ type: 'asset', ...file }))
        })
        for (const { chunk, id } of pages)
          for (const file of files.slice(1, sheetOf(id) + 1)) chunk.viteMetadata?.importedCss.add(file)
      },
    },
    {
      ...buildOf('ssr'),
      name: 'salvia:style-sheets:leave-out',
      // Before the manifest names it: whatever it names is put beside the sheets of the pages, though no page loads it.
      enforce: 'post',
      generateBundle(_options, bundle) {
        delete bundle[wholeSheetOf(bundle).fileName]
      },
    },
  ]
}
