import type { PlanSheet } from '@salvia/contract/plans/plan-sheet'
import { renderPlan } from '@salvia/documents'
import { documentFonts } from '../document-fonts.ts'
import { serveProcess } from '../side-process/serve-process.ts'

serveProcess((sheet: PlanSheet): Promise<Uint8Array> => renderPlan({ sheet, fonts: documentFonts }))
