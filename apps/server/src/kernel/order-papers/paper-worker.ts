import { renderEInvoice, renderPaper } from '@salvia/documents'
import { documentFonts } from '../document-fonts.ts'
import { serveProcess } from '../side-process/serve-process.ts'
import type { WantedPaper } from './draw-paper.ts'

serveProcess(
  ({ paper, isCompany, format }: WantedPaper): Promise<Uint8Array> =>
    format === 'xml' && paper.kind !== 'PackingSlip'
      ? renderEInvoice(paper)
      : renderPaper({ paper, isCompany, fonts: documentFonts }),
)
