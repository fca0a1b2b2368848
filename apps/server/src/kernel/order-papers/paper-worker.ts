import {
  renderEInvoice,
  renderPaper,
  renderSelfBilling,
  renderSlips,
  renderStatement,
} from '@salvia/documents'
import { documentFonts } from '../document-fonts.ts'
import { serveProcess } from '../side-process/serve-process.ts'
import type { Wanted, WantedPaper } from './draw-paper.ts'

function drawOne({ paper, isCompany, format }: WantedPaper): Promise<Uint8Array> {
  if (format === 'xml' && paper.kind !== 'PackingSlip') return renderEInvoice(paper)
  return renderPaper({ paper, isCompany, fonts: documentFonts })
}

serveProcess((wanted: Wanted): Promise<Uint8Array> => {
  if ('statement' in wanted) return renderStatement({ ...wanted, fonts: documentFonts })
  if ('slips' in wanted) return renderSlips({ ...wanted, fonts: documentFonts })
  return 'selfBilling' in wanted ? renderSelfBilling({ ...wanted, fonts: documentFonts }) : drawOne(wanted)
})
