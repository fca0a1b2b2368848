import { renderEInvoice, renderPaper, renderSlips } from '@salvia/documents'
import { documentFonts } from '../document-fonts.ts'
import { serveProcess } from '../side-process/serve-process.ts'
import type { WantedPaper, WantedSlips } from './draw-paper.ts'

function drawOne({ paper, isCompany, format }: WantedPaper): Promise<Uint8Array> {
  if (format === 'xml' && paper.kind !== 'PackingSlip') return renderEInvoice(paper)
  return renderPaper({ paper, isCompany, fonts: documentFonts })
}

serveProcess(
  (wanted: WantedPaper | WantedSlips): Promise<Uint8Array> =>
    'slips' in wanted ? renderSlips({ ...wanted, fonts: documentFonts }) : drawOne(wanted),
)
