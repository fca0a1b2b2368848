import { dayIn } from '@salvia/rules/format/days'
import { IconDownload, IconPrinter, IconQrcode } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { browserTimeZone } from '#app/visit/time.tsx'
import { CalendarForm } from '../files/calendar-form.tsx'
import { planFilePath } from '../files/plan-file-path.ts'
import css from './share-files.module.css'

type Props = { shareCode: string; onShared: () => void }

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** The plan on paper, as a picture for a phone's camera, and for calendars. */
export function ShareFiles({ shareCode, onShared }: Props) {
  const pdf = planFilePath(shareCode, 'plan.pdf')
  const qr = planFilePath(shareCode, 'plan.svg')
  const today = dayIn(browserTimeZone(), new Date())
  return (
    <section className={css.files} aria-labelledby="plan-files">
      <h3 id="plan-files" className="t16">
        {m.plan_files_title()}
      </h3>
      <p className="second">{m.plan_files_text()}</p>
      <div className={css.parts}>
        <img className={css.qr} src={qr} alt={m.plan_print_qr()} width={128} height={128} />
        <div className={css.actions}>
          <Button
            component="a"
            href={pdf}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconPrinter {...icon} />}
            onClick={onShared}
          >
            {m.plan_print()}
          </Button>
          <Button
            component="a"
            href={pdf}
            download={`${shareCode}.pdf`}
            leftSection={<IconDownload {...icon} />}
            onClick={onShared}
          >
            {m.plan_file_pdf()}
          </Button>
          <Button
            component="a"
            href={qr}
            download={`${shareCode}.svg`}
            leftSection={<IconQrcode {...icon} />}
            onClick={onShared}
          >
            {m.plan_file_qr()}
          </Button>
        </div>
      </div>
      <CalendarForm shareCode={shareCode} today={today} onSent={onShared} />
    </section>
  )
}
