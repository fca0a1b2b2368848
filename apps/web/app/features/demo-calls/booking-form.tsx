import { DEMO_CALL_DAYS_KEPT } from '@salvia/contract/words/demo-calls'
import { demoCallLengths, personLengths } from '@salvia/contract/words/lengths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { query } from '#app/api/query.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { countryChoices } from '#app/forms/country-choices.ts'
import form from '#app/forms/form.module.css'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { Optional } from '#app/forms/optional.tsx'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { type FieldOf, textOf, useForm } from '#app/forms/use-form.ts'
import { LocalLink } from '#app/language/local-link.tsx'
import { localPath } from '#app/language/local-path.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { useIsLive } from '#app/startup/use-is-live.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import css from './demo.module.css'
import { bookedQuery } from './demo-queries.ts'
import { FreeSlots } from './free-slots.tsx'
import { useSlotChoice } from './slot-choice.ts'
import { takenSlot } from './taken-slot.ts'
import { useChosenZone } from './use-chosen-zone.ts'

const countriesQuery = { ...query('GET /reference-data/countries', {}), staleTime: Number.POSITIVE_INFINITY }

const needed = ['firstName', 'lastName', 'email'] as const

function faultsOf(given: FormData, chosen: string | null): FieldErrors | null {
  const missing = needed.filter((name) => textOf(given, name) === '')
  const faults = Object.fromEntries(missing.map((name) => [name, m.form_required()]))
  if (chosen === null) return { startsAt: m.demo_call_choose_time(), ...faults }
  return missing.length > 0 ? faults : null
}

function readBooking(given: FormData, at: { startsAt: string; timeZone: string }) {
  const read = (name: string) => textOf(given, name)
  return {
    ...at,
    ...{ firstName: read('firstName'), lastName: read('lastName'), email: read('email') },
    ...{ phone: read('phone'), profession: read('profession'), message: read('message') },
    countryCode: read('country') || null,
  }
}

/** Books a demo call. A refusal keeps what was typed; if somebody else took the slot, another one is chosen. */
export function BookingForm() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const once = useRequestKey()
  const zone = useChosenZone()
  const choice = useSlotChoice(zone.zone)
  const state = useForm(
    async (given, api) => {
      const { slot } = choice
      const faults = faultsOf(given, slot)
      if (slot === null || faults) return faults
      const body = readBooking(given, { startsAt: slot, timeZone: zone.zone })
      try {
        const { token, ...call } = await once({ body }, (request) => api('POST /demo-calls', request))
        client.setQueryData(bookedQuery(token).queryKey, call)
        await navigate(localPath(`/demo/booked?token=${token}`, getLocale()))
        return null
      } catch (error) {
        const taken = await takenSlot(client, error)
        if (!taken) throw error
        choice.release()
        return taken
      }
    },
    { guards: true },
  )
  const time = state.field('startsAt')
  return (
    // What is typed never goes into an address, also where no script sends it.
    <form method="post" ref={state.form} className={css.form} onSubmit={state.submit} noValidate>
      <NoScript />
      <section className={css.part} aria-labelledby="demo-when">
        <h2 id="demo-when">{m.common_when()}</h2>
        <FreeSlots {...{ zone, choice }} error={time.error} onChoose={time.onInput} />
      </section>
      <section className={css.part} aria-labelledby="demo-you">
        <h2 id="demo-you">{m.demo_call_you()}</h2>
        <DeferredPart isBelow>
          <PersonFields field={state.field} />
        </DeferredPart>
      </section>
      <p className="second">
        {m.demo_call_consent({ days: DEMO_CALL_DAYS_KEPT })}{' '}
        <LocalLink className="link" to="/privacy-policy">
          {m.privacy_policy()}
        </LocalLink>
      </p>
      <FormFooter {...state} isSaved={false} label={m.demo_call_book()} isMain />
    </form>
  )
}

/** Stands in place of all else in the form, which cannot be sent by itself. */
function NoScript() {
  const email = useShell()?.supportEmail
  return (
    <noscript>
      <Note title={m.demo_call_no_script()}>
        {email && (
          <>
            {m.demo_call_write()}{' '}
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </>
        )}
      </Note>
    </noscript>
  )
}

function PersonFields({ field }: { field: FieldOf }) {
  const { data } = useQuery(countriesQuery)
  // The server may know them for another part of the page, which the browser then does not.
  const isLive = useIsLive()
  const countries = isLive ? (data ?? []) : []
  const name = { maxLength: personLengths.name, required: true, className: form.half }
  return (
    <div className={form.fields}>
      <TextField {...field('firstName')} {...name} label={m.person_first_name()} autoComplete="given-name" />
      <TextField {...field('lastName')} {...name} label={m.person_last_name()} autoComplete="family-name" />
      <TextField
        {...field('email')}
        className={form.half}
        type="email"
        label={m.person_email()}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={personLengths.email}
        required
      />
      <TextField
        {...field('phone')}
        className={form.half}
        type="tel"
        label={<Optional label={m.person_phone()} />}
        autoComplete="tel"
        maxLength={personLengths.phone}
      />
      <TextField
        {...field('profession')}
        className={form.half}
        label={<Optional label={m.profession()} />}
        autoComplete="organization-title"
        maxLength={demoCallLengths.profession}
      />
      <SelectField
        {...field('country')}
        className={form.half}
        label={<Optional label={m.person_country()} />}
        autoComplete="country"
        data={[{ value: '', label: m.person_country_none() }, ...countryChoices(countries)]}
      />
      <TextAreaField
        {...field('message')}
        className={form.whole}
        label={<Optional label={m.demo_call_message()} />}
        maxLength={demoCallLengths.message}
      />
    </div>
  )
}
