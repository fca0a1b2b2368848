import { listLines } from '../../src/plans/pasted-list/list-lines.ts'

/**
 * Each line of a pasted list, `/` between its lines, as it is shown: `# heading`, `~ unused`, and `product ? words that
 * may belong to it`.
 */
export const shown = (pasted: string): string[] =>
  listLines(pasted.replaceAll('/', '\n')).lines.map(({ text, is, doubt = '' }) => {
    if (is === 'Item') return [text, doubt].filter(Boolean).join(' ? ')
    return `${is === 'Heading' ? '#' : '~'} ${text}`
  })
