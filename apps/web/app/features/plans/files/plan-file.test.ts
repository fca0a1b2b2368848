import { expect, test } from 'vitest'
import { planFileResponse } from './plan-file.ts'

test.for([
  ['Sleep and recovery.pdf', 'filename="Sleep and recovery.pdf"', 'Sleep%20and%20recovery.pdf'],
  ['Müde "1/2".ics', 'filename="M_de _1_2_.ics"', 'M%C3%BCde%20%221%2F2%22.ics'],
])(
  'a file named %s keeps its ending, in signs that every system takes and as it is',
  ([name, plain, whole]) => {
    const sent = { body: '', contentType: 'text/plain', name: String(name), isDownload: true }
    expect(planFileResponse(sent).headers.get('content-disposition')).toBe(
      `attachment; ${plain}; filename*=UTF-8''${whole}`,
    )
  },
)
