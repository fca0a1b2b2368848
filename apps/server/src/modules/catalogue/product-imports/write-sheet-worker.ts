import writeXlsxFile from 'write-excel-file/node'
import { serveThread } from '#kernel/side-thread/serve-thread'

export type SheetWanted = (string | number)[][]

serveThread(async (lines: SheetWanted): Promise<Uint8Array> => {
  const [headings = [], ...rest] = lines
  const bold = headings.map((value) => ({ value, fontWeight: 'bold' as const }))
  const columns = headings.map((_, at) => ({ width: at === 1 ? 40 : 16 }))
  const sheet = rest.map((cells) => cells.map((cell) => (cell === '' ? null : cell)))
  return writeXlsxFile([bold, ...sheet], { sheet: 'Products', columns, stickyRowsCount: 1 }).toBuffer()
})
